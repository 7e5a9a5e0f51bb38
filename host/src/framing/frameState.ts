import type { HostServices } from '@halte/contract';
import type { FrameState } from '../frame/protocol.ts';

export function frameState({ navigation, context, session, locale, appearance }: HostServices): FrameState {
  return {
    current: navigation.current.get(),
    context: context.get(),
    session: session.state.get(),
    accessToken: session.accessToken(),
    cartEmail: session.cartEmail.get(),
    locale: locale.get(),
    appearance: appearance.get(),
  };
}

/** Calls `send` with the whole state after each change of a part. Returns a function that ends this. */
export function observeFrameState(services: HostServices, send: (state: FrameState) => void): () => void {
  const { navigation, context, session, locale, appearance } = services;

  function sendState(): void {
    // A value of the session that cannot be copied must not end the page's update.
    try {
      send(frameState(services));
    } catch (error) {
      services.report(error, 'frame');
    }
  }

  const observed = [navigation.current, context, session.state, locale, session.cartEmail, appearance];
  const unsubscribe = observed.map((value) => value.subscribe(sendState));
  return () => {
    for (const leave of unsubscribe) leave();
  };
}
