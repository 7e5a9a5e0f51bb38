interface Scheduling {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/** Ends the current task: the browser handles input and paints before what follows. Safari and Firefox before 142 have a timer only. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as Scheduling;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
