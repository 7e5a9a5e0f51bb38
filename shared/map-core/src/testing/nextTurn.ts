/** With fake timers: an animation frame, and the work of the map in the task after it. */
export function nextTurn(): void {
  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(1);
}
