/** How often a shown frame must answer; it is considered dead after two unanswered pings. */
const PING_MS = 2000;
const MISSED_PINGS = 2;

interface HeartbeatOptions {
  readonly ping: () => void;
  /** False: the frame is still starting, and is not asked. */
  readonly isReady: () => boolean;
  /** Called once; nothing is sent after it. */
  readonly onDead: () => void;
}

interface Heartbeat {
  /** The frame has answered. */
  answered(): void;
  stop(): void;
}

/** Pings a frame for as long as the page is visible: a hidden one may be suspended by the browser. */
export function startHeartbeat({ ping, isReady, onDead }: HeartbeatOptions): Heartbeat {
  let missed = 0;

  function beat(): void {
    if (!isReady() || document.visibilityState !== 'visible') {
      missed = 0;
      return;
    }
    if (missed >= MISSED_PINGS) {
      clearInterval(timer);
      onDead();
      return;
    }
    missed += 1;
    ping();
  }

  const timer = setInterval(beat, PING_MS);
  return {
    answered() {
      missed = 0;
    },
    stop: () => clearInterval(timer),
  };
}
