import { intentOf, speedOf, type TouchSample } from './gesture.ts';
import { HEIGHTS, type SheetHeight } from './heights.ts';
import { afterDrag, type SheetPixels, whileDragged } from './moves.ts';

export interface SheetControl {
  readonly current: () => SheetHeight;
  readonly choose: (height: SheetHeight) => void;
}

interface Drag {
  readonly pixels: SheetPixels;
  readonly startHeight: number;
  readonly samples: TouchSample[];
}

/** The heights as the style sheet has them at this size of the window. */
function measure(sheet: HTMLElement): SheetPixels {
  const before = sheet.dataset['height'];
  const [peek = 0, half = 0, full = 0] = HEIGHTS.map((height) => {
    sheet.dataset['height'] = height;
    return sheet.offsetHeight;
  });
  if (before === undefined) delete sheet.dataset['height'];
  else sheet.dataset['height'] = before;
  return { peek, half, full };
}

function sampleOf({ clientX, clientY }: Touch | PointerEvent, { timeStamp }: Event): TouchSample {
  return { x: clientX, y: clientY, time: timeStamp };
}

/** Makes the sheet draggable by its handle, and by its content while that is scrolled to its top. Returns a function that stops it. */
export function sheetDrag(sheet: HTMLElement, handle: HTMLElement, { current, choose }: SheetControl): () => void {
  const grip = handle.parentElement ?? handle;
  let drag: Drag | null = null;

  function start(sample: TouchSample): void {
    const startHeight = sheet.offsetHeight;
    sheet.dataset['dragged'] = '';
    drag = { pixels: measure(sheet), startHeight, samples: [sample] };
  }

  function move(sample: TouchSample): void {
    if (!drag) return;
    drag.samples.push(sample);
    const at = drag.startHeight + drag.samples[0]!.y - sample.y;
    sheet.style.setProperty('--sheet-dragged', `${whileDragged(drag.pixels, at)}px`);
  }

  function end(): void {
    if (!drag) return;
    const { pixels, samples, startHeight } = drag;
    const at = whileDragged(pixels, startHeight + samples[0]!.y - samples.at(-1)!.y);
    const next = afterDrag(pixels, at, speedOf(samples));
    drag = null;
    // Before the next frame: the sheet must not begin to move to where it was.
    sheet.dataset['height'] = next;
    delete sheet.dataset['dragged'];
    sheet.style.removeProperty('--sheet-dragged');
    choose(next);
  }

  let pressed: TouchSample | null = null;
  const isSheet = () => handle.offsetParent !== null;

  function onPointerDown(event: PointerEvent): void {
    if (!isSheet() || event.button !== 0) return;
    pressed = sampleOf(event, event);
    // By what was pressed: the click goes to what has captured the pointer, and is the handle's.
    if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
  }
  function onPointerMove(event: PointerEvent): void {
    if (!pressed) return;
    const sample = sampleOf(event, event);
    if (!drag && intentOf({ ...pressed, x: sample.x }, sample, { height: 'half', isScrolled: false }) === 'drag') {
      start(pressed);
    }
    move(sample);
  }
  function onPointerEnd(): void {
    pressed = null;
    if (!drag) return;
    // The click that ends a drag is no tap.
    grip.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => grip.removeEventListener('click', swallow, { capture: true }));
    end();
  }
  function swallow(event: Event): void {
    event.stopPropagation();
  }

  let touched: TouchSample | null = null;
  function onTouchStart(event: TouchEvent): void {
    const [touch] = event.touches;
    const isHandle = event.target instanceof Node && grip.contains(event.target);
    touched = touch && event.touches.length === 1 && isSheet() && !isHandle ? sampleOf(touch, event) : null;
  }
  function onTouchMove(event: TouchEvent): void {
    const [touch] = event.touches;
    if (!touched || !touch) return;
    const sample = sampleOf(touch, event);
    if (!drag) {
      const intent = intentOf(touched, sample, { height: current(), isScrolled: isScrolled(event.target, sheet) });
      if (intent === 'scroll') touched = null;
      if (intent !== 'drag') return;
      start(touched ?? sample);
    }
    event.preventDefault();
    move(sample);
  }
  function onTouchEnd(): void {
    if (touched) end();
    touched = null;
  }

  const listening = new AbortController();
  const { signal } = listening;
  grip.addEventListener('pointerdown', onPointerDown, { signal });
  grip.addEventListener('pointermove', onPointerMove, { signal });
  grip.addEventListener('pointerup', onPointerEnd, { signal });
  grip.addEventListener('pointercancel', onPointerEnd, { signal });
  sheet.addEventListener('touchstart', onTouchStart, { signal, passive: true });
  // Not passive: a drag keeps the browser from scrolling.
  sheet.addEventListener('touchmove', onTouchMove, { signal, passive: false });
  sheet.addEventListener('touchend', onTouchEnd, { signal });
  sheet.addEventListener('touchcancel', onTouchEnd, { signal });
  return () => {
    listening.abort();
    delete sheet.dataset['dragged'];
    sheet.style.removeProperty('--sheet-dragged');
  };
}

/** Whether any element from the target up to the sheet is scrolled away from its top. */
function isScrolled(target: EventTarget | null, sheet: HTMLElement): boolean {
  for (let at = target instanceof Element ? target : null; at && at !== sheet; at = at.parentElement) {
    if (at.scrollTop > 0) return true;
  }
  return false;
}
