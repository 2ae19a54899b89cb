/**
 * The mark: an L whose upright and foot are one skewed step, and a volt step beside it, locked into the corner. In light the volt step keeps
 * an ink edge, because volt on paper alone is too faint.
 */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M9.6 3.5h7.2L12.5 21.4h10.6l-1.7 7.1H3.6z" fill="currentColor" />
      <path
        d="M20.5 3.5h7.2l-3.4 14.1h-7.2z"
        fill="var(--volt)"
        stroke="var(--data-edge)"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Mark and name. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <span className="logo inline-flex items-center gap-2">
      <LogoMark size={size} />
      <span className="d2 logo-name text-22">Lockstep</span>
    </span>
  );
}
