import {
  DomUtil,
  Layer,
  type LeafletEventHandlerFnMap,
  type Map as LeafletMap,
  Point,
  type ZoomAnimEvent,
} from 'leaflet';
import { indexPins, type PinIndex, pinAt } from '../model/pinAt.ts';
import { namesOf, type PlacedPin, sceneOf } from '../model/pinScene.ts';
import type { MapCluster, ProximityPoint } from '../model/types.ts';
import styles from './layers.module.css';
import { isSameRoom, PinBands, type PinRoom } from './pinBands.ts';
import { PinPainter } from './pinPainter.ts';
import { FrameSteps, type Pause } from './steps.ts';

const PANE = 'pins';
/** Below markers (600): the selected point, places and the traveller are above all pins. */
const PANE_LEVEL = '590';
/** Share of the map's size that is drawn beyond each edge: up to there the map is moved without drawing. */
const BEYOND = 0.25;
/** More device pixels in a CSS pixel cost memory and are not seen. */
const FINEST = 2;

const scaleOfScreen = () => Math.min(window.devicePixelRatio || 1, FINEST);

/**
 * All pins in one picture, a little larger than the map. The browser moves and scales it with the map; it is drawn again when the map comes to
 * rest, or when a move shows what is beyond its edges. The picture from before stays until the new one is complete.
 */
export class PinCanvas extends Layer {
  /** Tokens are resolved on it: a canvas understands none. */
  readonly #probe = document.createElement('span');
  #measuring: CanvasRenderingContext2D | null = null;
  readonly #steps = new FrameSteps(() => this.#draw());
  #points: readonly ProximityPoint[] = [];
  #clusters: readonly MapCluster[] = [];
  #raisedId: string | null = null;
  #bands: PinBands | null = null;
  #index: PinIndex = new Map();
  #painter: PinPainter | null = null;
  #widths = new Map<string, number>();
  readonly #events: LeafletEventHandlerFnMap = {
    move: () => this.#drawIfBeyond(),
    moveend: () => this.#request(),
    resize: () => this.#request(),
    viewreset: () => {
      this.#follow(this._map.getCenter(), this._map.getZoom());
      this.#request();
    },
    zoom: () => this.#follow(this._map.getCenter(), this._map.getZoom()),
    zoomanim: ({ center, zoom }: ZoomAnimEvent) => this.#follow(center, zoom),
  };

  override onAdd(map: LeafletMap): this {
    const pane = map.getPane(PANE) ?? map.createPane(PANE);
    pane.style.zIndex = PANE_LEVEL;
    pane.append(this.#probe);
    map.on(this.#events);
    this.#request();
    return this;
  }

  override onRemove(map: LeafletMap): this {
    map.off(this.#events);
    this.#steps.drop();
    this.#show(null, []);
    this.#probe.remove();
    return this;
  }

  show(points: readonly ProximityPoint[], clusters: readonly MapCluster[], raisedId: string | null): void {
    this.#points = points;
    this.#clusters = clusters;
    this.#raisedId = raisedId;
    this.#request();
  }

  /** Colours, fonts or the screen have changed. */
  repaint(): void {
    this.#painter = null;
    this.#widths.clear();
    this.#request();
  }

  /** Hit test: the target of a click at a point of the map's element. */
  at(container: Point): PlacedPin | null {
    if (this._map.getZoom() !== this.#bands?.room.zoom) return null;
    const layerPoint = this._map.containerPointToLayerPoint(container);
    return pinAt(this.#index, layerPoint.add(this._map.getPixelOrigin()));
  }

  #request(): void {
    if (this._map) this.#steps.request();
  }

  /** A move within what is drawn costs nothing. */
  #drawIfBeyond(): void {
    const { _map: map } = this;
    const room = this.#bands?.room;
    if (map.getZoom() !== room?.zoom) return;
    const corner = map.getPixelBounds().min;
    if (!corner) return;
    const left = corner.subtract(room.origin);
    const rest = room.size.subtract(left).subtract(map.getSize());
    if (Math.min(left.x, left.y, rest.x, rest.y) < 0) this.#request();
  }

  /** Moves and scales what is drawn to where it is at another zoom. */
  #follow(center: ReturnType<LeafletMap['getCenter']>, zoom: number): void {
    const { _map: map } = this;
    if (!this.#bands) return;
    const { element, room } = this.#bands;
    const mapPane = map.getPane('mapPane');
    const moved = mapPane ? DomUtil.getPosition(mapPane) : new Point(0, 0);
    const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(moved).round();
    const there = zoom === room.zoom ? room.origin : map.project(map.unproject(room.origin, room.zoom), zoom);
    DomUtil.setTransform(element, there.subtract(origin), map.getZoomScale(zoom, room.zoom));
  }

  #roomOfMap(): PinRoom {
    const { _map: map } = this;
    const size = map
      .getSize()
      .multiplyBy(1 + 2 * BEYOND)
      .ceil();
    const corner = map.containerPointToLayerPoint(map.getSize().multiplyBy(-BEYOND)).round();
    return { origin: corner.add(map.getPixelOrigin()), zoom: map.getZoom(), size };
  }

  *#draw(): Generator<Pause, void> {
    if (this.#points.length + this.#clusters.length === 0) return this.#show(null, []);
    this.#measuring ??= document.createElement('canvas').getContext('2d');
    const measuring = this.#measuring;
    if (!measuring) return;
    const room = this.#roomOfMap();
    const { origin, zoom, size } = room;
    const known = this.#painter;
    const painter = known ?? this.#newPainter(scaleOfScreen());
    this.#painter = painter;
    /** Whether the map has left this zoom meanwhile, or the colours are others. */
    const isOld = () => this._map.getZoom() !== zoom || this.#painter !== painter;
    // Its colours had the browser compute the styles of the page.
    if (!known) yield 'frame';
    if (isOld()) return this.#request();
    measuring.font = painter.nameFont;
    const options = {
      zoom,
      raisedId: this.#raisedId,
      box: { left: origin.x, top: origin.y, right: origin.x + size.x, bottom: origin.y + size.y },
      measure: (name: string) => this.#widthOf(measuring, name),
    };
    const points = this.#points;
    for (const name of namesOf(points, options)) {
      this.#widthOf(measuring, name);
      yield 'soon';
    }
    const pins = sceneOf(points, this.#clusters, options);
    yield 'soon';
    yield* painter.prepare(pins);
    if (isOld()) return this.#request();
    const isHere = this.#bands?.isOf(painter) && isSameRoom(this.#bands.room, room);
    const bands =
      isHere && this.#bands ? this.#bands : new PinBands(room, painter, `leaflet-zoom-animated ${styles.pins ?? ''}`);
    // Where nothing else is shown, what is drawn is seen at once.
    if (isHere || !this.#bands) this.#show(bands, pins);
    const isSeen = bands === this.#bands;
    for (const _ of bands.draw(pins)) {
      yield isSeen ? 'frame' : 'soon';
      if (isOld()) return this.#request();
    }
    if (!isSeen) this.#show(bands, pins);
  }

  /** Puts a picture in the place of the one before. */
  #show(bands: PinBands | null, pins: readonly PlacedPin[]): void {
    this.#index = indexPins(pins);
    if (bands === this.#bands) return;
    this.#bands?.element.remove();
    this.#bands = bands;
    if (!bands) return;
    this._map.getPane(PANE)?.append(bands.element);
    DomUtil.setTransform(bands.element, bands.room.origin.subtract(this._map.getPixelOrigin()), 1);
  }

  #widthOf(context: CanvasRenderingContext2D, name: string): number {
    const known = this.#widths.get(name) ?? context.measureText(name).width;
    this.#widths.set(name, known);
    return known;
  }

  #newPainter(scale: number): PinPainter {
    const resolved = new Map<string, string>();
    const resolve = (color: string): string => {
      if (!color.startsWith('--')) return color;
      const known = resolved.get(color);
      if (known !== undefined) return known;
      this.#probe.style.color = `var(${color})`;
      const found = getComputedStyle(this.#probe).color;
      resolved.set(color, found);
      return found;
    };
    return new PinPainter(resolve, getComputedStyle(this.#probe).fontFamily, scale);
  }
}
