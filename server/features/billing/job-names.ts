export const SYNC_JOB = "billing-sync";
export const RECONCILE_JOB = "billing-reconcile";
export const CLOSE_JOB = "billing-close";
export const CANCEL_JOB = "billing-cancel-covered";
export const EMAILS_JOB = "billing-emails";
