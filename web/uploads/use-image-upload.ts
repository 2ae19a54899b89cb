import type { Bucket, Upload } from "@lockstep/contract/uploads.ts";
import { UPLOAD_FAILED } from "@lockstep/contract/uploads.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "../api/client.ts";
import { logFailure } from "../api/log-failure.ts";
import { imageProblem, uploadImage } from "./upload-image.ts";

/** A picture on its way: sending, or stopped by a failure that can be tried again. */
export interface Sending {
  readonly file: File;
  /** Shows the picture from this device while it's on its way. */
  readonly preview: string;
  /** From 0 to 1. */
  readonly part: number;
  readonly isStopped: boolean;
}

/** Uploads one picture at a time. `onSent` receives its address; leaving the page cancels it. */
export function useImageUpload(options: { bucket: Bucket; groupId?: string; onSent: (upload: Upload) => void }) {
  const { bucket, groupId, onSent } = options;
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const heard = useRef(onSent);
  useEffect(() => {
    heard.current = onSent;
  });
  useEffect(() => () => running.current?.abort(), []);
  const preview = sending?.preview;
  useEffect(() => (preview === undefined ? undefined : () => URL.revokeObjectURL(preview)), [preview]);

  const send = useCallback(
    async (file: File, address: string) => {
      running.current?.abort();
      const mine = new AbortController();
      running.current = mine;
      const set = (next: Sending | null) => {
        if (running.current === mine) setSending(next);
      };
      const state = { file, preview: address, part: 0, isStopped: false };
      setProblem(null);
      set(state);
      try {
        const upload = await uploadImage(bucket, file, {
          signal: mine.signal,
          onProgress: (part) => set({ ...state, part }),
          ...(groupId === undefined ? {} : { groupId }),
        });
        set(null);
        heard.current(upload);
      } catch (error) {
        if (mine.signal.aborted) return;
        if (!(error instanceof ApiError)) logFailure("A picture was not sent", error);
        setProblem(error instanceof ApiError ? error.message : UPLOAD_FAILED);
        // What the server will never take is put away; what didn't load can be tried again.
        const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
        set(isFinal ? null : { ...state, isStopped: true });
      }
    },
    [bucket, groupId],
  );
  const choose = useCallback(
    (file: File) => {
      const wrong = imageProblem(bucket, file);
      if (wrong !== null) setProblem(wrong);
      else void send(file, URL.createObjectURL(file));
    },
    [bucket, send],
  );
  const tryAgain = useCallback(() => {
    if (sending !== null) void send(sending.file, URL.createObjectURL(sending.file));
  }, [sending, send]);
  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setSending(null);
    setProblem(null);
  }, []);
  return { sending, problem, choose, tryAgain, cancel };
}
