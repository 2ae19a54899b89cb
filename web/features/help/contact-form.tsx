import { CONTACT_SUBJECTS, LONGEST_CONTACT_MESSAGE, LONGEST_CONTACT_NAME } from "@lockstep/domain/help/contact.ts";
import { isBlank } from "@lockstep/domain/words/is-blank.ts";
import { Send } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ApiError, request } from "../../api/client.ts";
import { logFailure } from "../../api/log-failure.ts";
import { newId } from "../../api/new-id.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Input, Select, Textarea } from "../../ui/field.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { keepContactDraft, readContactDraft, type ContactDraft } from "./contact-draft.ts";

export const CONTACT_FAILED = "There was a problem submitting your request. Please try again later.";
export const CONTACT_OFFLINE = "You're offline. Your message is still here: send it when you're back online.";

type Field = "name" | "email" | "subject" | "message";
type Values = Readonly<Record<Field, string>>;
type Problems = Partial<Record<Field, string>>;
type State =
  | { readonly at: "idle" | "sending" }
  | { readonly at: "sent"; readonly email: string }
  | { readonly at: "error"; readonly message: string };

/** What has to be corrected before the form is sent. The server has the last word, in the same words. */
export function contactProblems({ name, email, message }: Pick<Values, "name" | "email" | "message">): Problems {
  return {
    ...(isBlank(name) && { name: "Please enter your name." }),
    ...(email.trim() === ""
      ? { email: "Please enter your email." }
      : !/^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(email.trim()) && { email: "Please enter a valid email address." }),
    ...(isBlank(message) && { message: "Please enter a message." }),
  };
}

/** The draft, kept with every change. Only the device knows of one: a document from the server has none. */
function useContactDraft() {
  const [draft, setDraft] = useState<ContactDraft>({});
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = { ...readContactDraft(), ...latest.current };
    setDraft(latest.current);
  }, []);
  const change = (next: ContactDraft) => {
    latest.current = next;
    setDraft(next);
    keepContactDraft(next);
  };
  return { draft, change };
}

/** Name, email, subject and message to support. A member's name and email are filled in. */
export function ContactForm({ user }: { user: { readonly name: string; readonly email: string } | null }) {
  const { draft, change } = useContactDraft();
  const hydrated = useHydrated();
  const [state, setState] = useState<State>({ at: "idle" });
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const opened = useRef<number | null>(null);
  useEffect(() => {
    opened.current = performance.now();
  }, []);
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const values: Values = {
    name: draft.name ?? user?.name ?? "",
    email: draft.email ?? user?.email ?? "",
    subject: draft.subject ?? CONTACT_SUBJECTS[0],
    message: draft.message ?? "",
  };
  const set = (field: Field) => (value: string) => {
    const { id: _, ...rest } = draft;
    // Other words are another message, with an id of its own.
    change({ ...rest, [field]: value });
    if (problems[field] !== undefined) setProblems(({ [field]: __, ...others }) => others);
  };
  const send = async () => {
    if (state.at === "sending") return;
    const found = contactProblems(values);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      setState({ at: "idle" });
      return;
    }
    const id = draft.id ?? newId();
    change({ ...draft, id });
    setState({ at: "sending" });
    try {
      const elapsedMs = opened.current === null ? undefined : Math.round(performance.now() - opened.current);
      await request("POST", "/api/contact", { body: { ...values, id, website: trap.current?.value ?? "", elapsedMs } });
      change({});
      setState({ at: "sent", email: values.email.trim() });
    } catch (error) {
      logFailure("The message to support wasn't sent", error);
      const issues = error instanceof ApiError ? error.issues : [];
      const named = issues.filter(({ path }) => path in values);
      setProblems(Object.fromEntries(named.map(({ path, message }) => [path, message])));
      const isOffline = error instanceof ApiError && error.code === "OFFLINE";
      setState(named.length > 0 ? { at: "idle" } : { at: "error", message: isOffline ? CONTACT_OFFLINE : CONTACT_FAILED });
    }
  };
  if (state.at === "sent") return <Sent email={state.email} onAgain={() => setState({ at: "idle" })} />;
  return (
    <form
      ref={form}
      className="card grid gap-5"
      method="post"
      noValidate
      aria-labelledby="contact-title"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Input
          label="Name"
          name="name"
          autoComplete="name"
          maxLength={LONGEST_CONTACT_NAME}
          required
          value={values.name}
          onChange={(event) => set("name")(event.target.value)}
          error={problems.name ?? null}
        />
        <Input
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          value={values.email}
          onChange={(event) => set("email")(event.target.value)}
          error={problems.email ?? null}
        />
      </div>
      <Select
        label="Subject"
        name="subject"
        value={values.subject}
        onChange={(event) => set("subject")(event.target.value)}
        error={problems.subject ?? null}
      >
        {CONTACT_SUBJECTS.map((subject) => (
          <option key={subject}>{subject}</option>
        ))}
      </Select>
      <Textarea
        label="Message"
        name="message"
        rows={6}
        maxLength={LONGEST_CONTACT_MESSAGE}
        required
        value={values.message}
        onChange={(event) => set("message")(event.target.value)}
        error={problems.message ?? null}
      />
      <div className="contact-trap" aria-hidden="true">
        <label htmlFor="contact-website">Leave this empty</label>
        <input ref={trap} id="contact-website" name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      {state.at === "error" ? <Alert>{state.message}</Alert> : null}
      <Button
        type={hydrated ? "submit" : "button"}
        size="lg"
        className="justify-self-start"
        busy={state.at === "sending"}
        icon={<Send aria-hidden="true" />}
      >
        {state.at === "sending" ? "Sending..." : "Send Message"}
      </Button>
    </form>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="card grid justify-items-start gap-4">
      <Alert tone="success">
        <p className="font-name">Thanks! We've got your message.</p>
        <p className="wrap-anywhere">We'll reply to {email} within 24 hours.</p>
      </Alert>
      <Button look="secondary" onClick={onAgain}>
        Send Another Message
      </Button>
    </div>
  );
}
