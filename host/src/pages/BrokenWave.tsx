/** A line of the network that ends at a stop and starts again behind it. */
export function BrokenWave() {
  return (
    <svg viewBox="0 0 320 120" aria-hidden="true" fill="none">
      <path d="M0 96h320M148 70v26" stroke="var(--c-border-strong)" strokeWidth="3" />
      <g stroke="var(--c-brand)" strokeWidth="8" strokeLinecap="round">
        <path d="M4 60c30 0 30-32 60-32s32 32 64 32h6" />
        <path d="M226 38c20 4 22 22 46 22 22 0 24-32 44-32" />
      </g>
      <circle cx="148" cy="57" r="13" stroke="var(--c-accent)" strokeWidth="6" />
      <circle cx="184" cy="42" r="5" fill="var(--c-accent)" />
    </svg>
  );
}
