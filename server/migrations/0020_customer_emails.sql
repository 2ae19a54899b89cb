-- The address that the payment provider has of a customer, once we know: it gets the present one when it's another.
alter table stripe_customers add column email text;
