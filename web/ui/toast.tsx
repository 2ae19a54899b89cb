import { Check, CircleAlert, X } from "lucide-react";
import { createContext, useCallback, useContext, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";

export interface ToastRequest {
  message: string;
  /** Errors stay until they are closed. */
  tone?: "done" | "error";
  /** Shows Undo; leaving the five seconds pass makes the act final. */
  onUndo?: () => void;
  /** Where there's more about it. */
  link?: { readonly to: string; readonly label: string };
}
interface ShownToast extends ToastRequest {
  id: number;
}

const SHOWN_MS = 5000;
const ToastContext = createContext<(toast: ToastRequest) => void>(() => undefined);

/** `const toast = useToast(); toast({ message: "Set 3 saved", onUndo })` */
export function useToast(): (toast: ToastRequest) => void {
  return useContext(ToastContext);
}

function ToastLine({ toast, onClose }: { toast: ShownToast; onClose: (id: number) => void }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || toast.tone === "error") return;
    const timer = setTimeout(() => onClose(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, toast.tone, toast.id, onClose]);
  const Icon = toast.tone === "error" ? CircleAlert : Check;
  return (
    <div
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={20} aria-hidden="true" />
      <p>{toast.message}</p>
      {toast.onUndo ? (
        <button
          type="button"
          onClick={() => {
            toast.onUndo?.();
            onClose(toast.id);
          }}
        >
          Undo
        </button>
      ) : null}
      {toast.link ? (
        <Link to={toast.link.to} onClick={() => onClose(toast.id)}>
          {toast.link.label}
        </Link>
      ) : null}
      <button type="button" aria-label="Dismiss" onClick={() => onClose(toast.id)}>
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  );
}

/** Holds the toasts above the tab bar; at most three, the oldest gives way. Hovering or focusing one stops its clock. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const nextId = useRef(1);
  const show = useCallback((toast: ToastRequest) => {
    const id = nextId.current++;
    setToasts((shown) => [...shown.slice(-2), { ...toast, id }]);
  }, []);
  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  return (
    <ToastContext.Provider value={show}>
      {children}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds buttons, which <output> may not */}
      <div className="toasts no-print" role="status" aria-live="polite">
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} onClose={close} />
        ))}
      </div>
    </ToastContext.Provider>
  );
}
