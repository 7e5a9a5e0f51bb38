/** For tests of the pool: a search thread without a thread. */
import type { Order } from '../messages.ts';
import { createSearcher } from '../searcher.ts';
import type { ThreadEvents } from '../thread.ts';

/** A thread that processes orders when triggered by the test: each as far as it goes by itself before the next. */
export class FakeThread {
  readonly events: ThreadEvents;
  private readonly orders: Order[] = [];
  private readonly take = createSearcher();
  isEnded = false;

  constructor(events: ThreadEvents) {
    this.events = events;
  }

  send(order: Order): void {
    this.orders.push(structuredClone(order));
  }

  async end(): Promise<void> {
    this.isEnded = true;
  }

  kinds(): string[] {
    return this.orders.map(({ kind }) => kind);
  }

  async work(): Promise<void> {
    const orders = this.orders.splice(0);
    await Promise.all(
      orders.map(async (order) => {
        const report = await this.take(order);
        if (report) this.events.report(structuredClone(report));
      }),
    );
  }

  breakDown(): void {
    this.orders.length = 0;
    this.events.gone(new Error('out of memory'));
  }
}
