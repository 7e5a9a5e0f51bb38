import type { LeafletMouseEvent, Point } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { answer, thingAt } from '../model/answers.ts';
import { journeyAt } from '../model/choice.ts';
import { mapState } from '../model/state.ts';
import type { MapInsets } from '../model/types.ts';
import { answerGround, onGround } from './answerGround.ts';
import { journeyToleranceOf } from './JourneyChoice.tsx';
import { middlePixel } from './middle.ts';

/** How far from a thing a click means it, in CSS pixels. */
const TOLERANCE = { mouse: 8, finger: 18 };
/** The second click of two zooms, and the first one must not open anything. */
const DOUBLE_CLICK_MS = 250;

function toleranceOf({ originalEvent }: LeafletMouseEvent): number {
  return 'pointerType' in originalEvent && originalEvent.pointerType === 'mouse' ? TOLERANCE.mouse : TOLERANCE.finger;
}

interface AnswerProps {
  readonly insets: MapInsets;
  /** Whether a pin of the map takes the click. */
  readonly isPin: (at: Point) => boolean;
}

/**
 * Handles a click, a right click, a long press and Enter on a map: a vehicle, a stop and a line have pages of their own, a step of a walk is marked,
 * anything else is the ground. Pins, and journeys that can be selected, answer for themselves; while a position is being chosen nothing else is.
 */
export function AnswerLayer({ insets, isPin }: AnswerProps) {
  const map = useMap();
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stopWaiting = () => clearTimeout(waiting.current);

  const answerMiddle = useEffectEvent(() => answerGround(map, middlePixel(map, insets), TOLERANCE.mouse));

  const isFree = ({ latlng, containerPoint }: LeafletMouseEvent, journeyTolerance: number) =>
    !mapState.positionSelection.searchMode &&
    !isPin(containerPoint) &&
    journeyAt(onGround(latlng), journeyTolerance) === null;

  const thingUnder = (event: LeafletMouseEvent) => {
    if (!isFree(event, journeyToleranceOf(event))) return null;
    const reach = { tolerance: toleranceOf(event), stopTolerance: journeyToleranceOf(event) };
    return thingAt(mapState, { at: onGround(event.latlng), ...reach, now: Date.now() });
  };

  useMapEvents({
    click(event) {
      stopWaiting();
      if (event.originalEvent.detail > 1 || !isFree(event, journeyToleranceOf(event))) return;
      const thing = thingUnder(event);
      if (thing) return answer(thing);
      const open = () => answerGround(map, event.containerPoint, toleranceOf(event));
      waiting.current = setTimeout(open, DOUBLE_CLICK_MS);
    },
    contextmenu(event) {
      if (isFree(event, 0)) answerGround(map, event.containerPoint, toleranceOf(event));
    },
    mousemove(event) {
      const { dataset } = map.getContainer();
      if (thingUnder(event)) dataset.answers = 'true';
      else delete dataset.answers;
    },
    movestart() {
      stopWaiting();
      answer(null);
    },
  });

  useEffect(() => {
    const container = map.getContainer();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.target !== container || mapState.positionSelection.searchMode) return;
      event.preventDefault();
      answerMiddle();
    };
    container.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(waiting.current);
      container.removeEventListener('keydown', onKeyDown);
    };
  }, [map]);

  return null;
}
