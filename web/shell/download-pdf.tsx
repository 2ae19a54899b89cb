import type { PaidFeature } from "@lockstep/domain/billing/entitlements.ts";
import { FileDown, Lock } from "lucide-react";
import { lazy, useState } from "react";
import type { ReactNode } from "react";
import { ApiError, fetchFile } from "../api/client.ts";
import { logFailure } from "../api/log-failure.ts";
import { BusySteps, Button, IconButton } from "../ui/button.tsx";
import { LazyPart } from "../ui/lazy-part.tsx";
import { useToast } from "../ui/toast.tsx";
import { useFeature } from "./use-feature.ts";

/** A document to download. */
export interface Document {
  /** The call that answers it. */
  readonly path: string;
  /** What it is: "a booklet of this plan's recipes". */
  readonly what: ReactNode;
  readonly userId: string | null;
  readonly feature?: Extract<PaidFeature, "recipePdfs" | "recipeCollection">;
}

/** Where a download is. */
export type Step = { is: "idle" | "busy" | "locked" } | { is: "failed"; message: string } | { is: "ready"; file: File };

const Answers = lazy(() => import("./download-pdf-answers.tsx").then((module) => ({ default: module.DownloadPdfAnswers })));

/** An app on an iPhone's home screen has no downloads: there the file goes through the sheet of the device. */
function takesBySharing(file: File): boolean {
  const isInstalled = "standalone" in navigator && navigator.standalone === true;
  return isInstalled && typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });
}

function save(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  // After the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The same from a menu: `start` downloads, and `answers` shows what came of it. */
export function useDownloadPdf(document: Document) {
  const state = useDocument(document);
  const { step, start, isLocked } = state;
  const answers =
    step.is === "idle" || step.is === "busy" ? null : (
      <LazyPart>
        <Answers {...document} state={state} />
      </LazyPart>
    );
  return { start: () => void start(), isBusy: step.is === "busy", isLocked, answers };
}

function useDocument({ path, userId, feature = "recipePdfs" }: Document) {
  const [step, setStep] = useState<Step>({ is: "idle" });
  const isOpen = useFeature(userId, feature);
  const toast = useToast();
  const start = async () => {
    if (isOpen === false) {
      setStep({ is: "locked" });
      return;
    }
    setStep({ is: "busy" });
    try {
      const file = await fetchFile(path);
      if (takesBySharing(file)) {
        setStep({ is: "ready", file });
        return;
      }
      save(file);
      setStep({ is: "idle" });
      toast({ message: `Downloaded ${file.name}` });
    } catch (error) {
      logFailure("A PDF didn't come", error);
      const code = error instanceof ApiError ? error.code : null;
      if (code === "MEMBERSHIP_REQUIRED") setStep({ is: "locked" });
      else if (code === "OFFLINE") {
        setStep({ is: "failed", message: "You're offline. PDFs are made on our side, so you need a connection for a new one." });
      } else {
        setStep({ is: "failed", message: error instanceof ApiError ? error.message : "Please try again in a moment." });
      }
    }
  };
  return { step, start, isLocked: isOpen === false, close: () => setStep({ is: "idle" }) };
}

/** Downloads a document: an icon among others. */
export function DownloadPdfIcon(props: Document & { look?: "plain" | "secondary" }) {
  const state = useDocument(props);
  const { step, start, isLocked } = state;
  const isBusy = step.is === "busy";
  return (
    <>
      <IconButton
        label={isBusy ? "Making your PDF" : "Download PDF"}
        look={props.look ?? "plain"}
        size={props.look === "secondary" ? "md" : "sm"}
        aria-busy={isBusy || undefined}
        onClick={() => {
          if (!isBusy) void start();
        }}
      >
        {isBusy ? <BusySteps /> : isLocked ? <Lock aria-hidden="true" /> : <FileDown aria-hidden="true" />}
      </IconButton>
      {step.is !== "idle" && step.is !== "busy" && (
        <LazyPart>
          <Answers {...props} state={state} />
        </LazyPart>
      )}
    </>
  );
}

/** Downloads a document: a button with words. */
export function DownloadPdfButton({ children, ...props }: Document & { children: ReactNode }) {
  const state = useDocument(props);
  const { step, start, isLocked } = state;
  const icon = isLocked ? <Lock aria-hidden="true" /> : <FileDown aria-hidden="true" />;
  return (
    <>
      <Button look="secondary" busy={step.is === "busy"} icon={icon} onClick={() => void start()}>
        {children}
      </Button>
      {step.is !== "idle" && step.is !== "busy" && (
        <LazyPart>
          <Answers {...props} state={state} />
        </LazyPart>
      )}
    </>
  );
}
