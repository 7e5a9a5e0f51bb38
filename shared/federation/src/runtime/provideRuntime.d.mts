export function provideRuntime(): void;
