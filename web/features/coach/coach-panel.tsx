import { onlineManager } from "@tanstack/react-query";
import { Eraser, Maximize2, Minus, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { KeyboardEvent, RefObject } from "react";
import { useLocation } from "react-router";
import { failureText } from "../../api/failure-text.ts";
import { useMe } from "../../session/me.ts";
import type { PageUser } from "../../session/me.ts";
import { readShownDay, showCoach, useCoachState } from "../../shell/coach-view.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { LogoMark } from "../../ui/logo.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { keepCoachDraft, keepView, readCoachDraft } from "./chat-storage.ts";
import { coachPageAt } from "./coach-page.ts";
import { MessageList, Welcome } from "./message-list.tsx";
import { QuestionForm } from "./question-form.tsx";
import { starterQuestions } from "./starter-questions.ts";
import { useConversation } from "./use-conversation.ts";
import type { Conversation } from "./use-conversation.ts";
import { useLogScroll } from "./use-log-scroll.ts";
import { usePanelDialog } from "./use-panel-dialog.ts";
import "./coach.css";

/** Asks once in the composer's place: what's cleared can't be brought back. */
function ClearQuestion({ isMember, onClear, onKeep }: { isMember: boolean; onClear: () => Promise<void>; onKeep: () => void }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const clear = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onClear();
    } catch (error) {
      setProblem(failureText(error, "We couldn't clear your chat. Please try again."));
      setBusy(false);
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would be announced as a form's part
    <div role="group" aria-labelledby="coach-clear" className="coach-form">
      <p id="coach-clear" className="font-name">
        Clear this chat?
      </p>
      <p className="mt-1 text-15 text-fg-2">
        {isMember ? "It's deleted for good. What you confirmed stays in your plans and logs." : "It's deleted for good."}
      </p>
      {problem === null ? null : (
        <p role="alert" className="mt-2 font-label text-15 text-danger">
          {problem}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="danger-filled" size="sm" busy={busy} onClick={() => void clear()}>
          Clear chat
        </Button>
        <Button ref={keep} look="quiet" size="sm" onClick={onKeep}>
          Keep it
        </Button>
      </div>
    </div>
  );
}

function HistoryNote({ conversation }: { conversation: Conversation }) {
  const { older, historyFailed, retryHistory } = conversation;
  if (historyFailed)
    return (
      <div className="grid justify-items-start gap-2">
        <Alert tone="info">We couldn't load your earlier chat. Nothing is lost.</Alert>
        <Button look="quiet" size="sm" onClick={retryHistory}>
          Load it again
        </Button>
      </div>
    );
  return older.hasMore ? <Earlier isLoading={older.isLoading} onLoad={older.load} /> : null;
}

/** Loads what came before when it's scrolled to; a press does the same. */
function Earlier({ isLoading, onLoad }: { isLoading: boolean; onLoad: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const load = useRef(onLoad);
  useEffect(() => {
    load.current = isLoading ? () => {} : onLoad;
  });
  useEffect(() => {
    const element = button.current;
    if (!element || typeof IntersectionObserver === "undefined") return;
    const seen = new IntersectionObserver(([entry]) => (entry?.isIntersecting ? load.current() : undefined));
    seen.observe(element);
    return () => seen.disconnect();
  }, []);
  return (
    <Button ref={button} look="plain" size="sm" className="self-center" busy={isLoading} onClick={onLoad}>
      Earlier messages
    </Button>
  );
}

function Starters({ questions, onAsk }: { questions: readonly string[]; onAsk: (question: string) => void }) {
  return (
    <ul className="coach-starters" aria-label="Questions to start with">
      {questions.map((question) => (
        <li key={question}>
          <button type="button" onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The coach's panel, over every page: beside it on a wide screen, above it on a phone, and a line at the foot when it's minimized. */
export default function CoachPanel({ user, launcher }: { user: PageUser | null; launcher: RefObject<HTMLButtonElement | null> }) {
  const owner = user?.id ?? null;
  const { pathname } = useLocation();
  const { view, question } = useCoachState();
  const conversation = useConversation(user);
  const { entries, waiting, ask, stop } = conversation;
  const name = useMe(user)?.username ?? "there";
  const [draft, setDraft] = useState(() => readCoachDraft(owner));
  const [isClearing, setIsClearing] = useState(false);
  /** A conversation that goes on needs no ideas. */
  const [hasAsked, setHasAsked] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const expand = useRef<HTMLButtonElement>(null);
  const { dialog, isPhone } = usePanelDialog(view, { area, expand, launcher });
  useEffect(() => keepView(view), [view]);
  const log = useLogScroll(entries, view === "open");

  const changeDraft = (text: string) => {
    setDraft(text);
    keepCoachDraft(owner, text);
  };
  const canAsk = waiting === null && onlineManager.isOnline();
  const send = (text: string): boolean => {
    if (!canAsk) return false;
    setHasAsked(true);
    ask(text, coachPageAt(pathname, readShownDay()));
    return true;
  };
  const sendDraft = () => {
    if (!send(draft.trim())) return;
    changeDraft("");
    area.current?.focus();
  };
  /** What can't be asked now waits in the field. */
  const askOrKeep = (text: string) => {
    if (!send(text)) changeDraft(text);
    area.current?.focus();
  };
  const takeOver = useEffectEvent(() => {
    showCoach("open");
    askOrKeep(question);
  });
  const isReady = entries !== null;
  useEffect(() => {
    // A question from elsewhere on the page.
    if (question !== "" && isReady) queueMicrotask(() => takeOver());
  }, [question, isReady]);
  useEffect(() => {
    // The button that stops an answer goes with it.
    if (waiting === null && view === "open" && document.activeElement === document.body) area.current?.focus();
  }, [waiting, view]);

  const close = () => showCoach("closed");
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (isClearing) keepChat();
    else close();
  };
  const keepChat = () => {
    setIsClearing(false);
    requestAnimationFrame(() => area.current?.focus());
  };
  const isMinimized = view === "minimized";
  const isEmpty = entries !== null && entries.length === 0 && !conversation.historyFailed;
  const acts = {
    ...conversation,
    isMember: user !== null,
    // A phone shows one thing at a time.
    onFollow: isPhone ? close : () => {},
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, as the browser does for other dialogs
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={cx("coach-panel no-print", isMinimized && "coach-minimized")}
      aria-labelledby="coach-title"
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // A phone's way back may close it without asking.
      onClose={({ currentTarget }) => (currentTarget.open ? undefined : close())}
    >
      <div className="coach-head">
        <LogoMark size={24} />
        <h2 id="coach-title" className="d2 text-20">
          Coach
        </h2>
        {isMinimized ? (
          <>
            {waiting === null ? null : <span className="text-14 text-fg-2">is typing</span>}
            <IconButton ref={expand} label="Expand" className="ml-auto" onClick={() => showCoach("open")}>
              <Maximize2 aria-hidden="true" />
            </IconButton>
          </>
        ) : (
          <>
            <IconButton
              label="Clear chat"
              className="ml-auto"
              disabled={entries === null || entries.length === 0 || isClearing}
              onClick={() => setIsClearing(true)}
            >
              <Eraser aria-hidden="true" />
            </IconButton>
            <IconButton label="Minimize" onClick={() => showCoach("minimized")}>
              <Minus aria-hidden="true" />
            </IconButton>
          </>
        )}
        <IconButton label="Close" onClick={close}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <p role="status" className="visually-hidden">
        {conversation.announcement}
      </p>
      {/* The status above announces each answer once, when it's complete: the log itself would with every word. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
      <div ref={log} role="log" aria-live="off" aria-label="Conversation" tabIndex={0} className="coach-log" hidden={isMinimized}>
        {entries === null ? (
          <Loading label="Loading your conversation" className="grid gap-3">
            <Skeleton className="ml-auto h-12 w-2/3" />
            <Skeleton className="h-24" />
          </Loading>
        ) : (
          <>
            <HistoryNote conversation={conversation} />
            {conversation.older.hasMore ? null : <Welcome name={name} />}
            <MessageList entries={entries} acts={acts} />
            {isEmpty || !hasAsked ? <Starters questions={starterQuestions(pathname, user !== null)} onAsk={askOrKeep} /> : null}
          </>
        )}
      </div>
      {isMinimized ? null : isClearing ? (
        <ClearQuestion
          isMember={user !== null}
          onClear={async () => {
            await conversation.clear();
            setHasAsked(false);
            keepChat();
          }}
          onKeep={keepChat}
        />
      ) : (
        <QuestionForm
          text={draft}
          onText={changeDraft}
          onSend={sendDraft}
          isWaiting={waiting !== null}
          onStop={() => {
            stop();
            area.current?.focus();
          }}
          area={area}
        />
      )}
    </dialog>
  );
}
