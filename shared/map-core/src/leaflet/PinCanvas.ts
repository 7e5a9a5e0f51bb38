import {
  DomUtil,
  Layer,
  type LeafletEventHandlerFnMap,
  type Map as LeafletMap,
  Point,
  type ZoomAnimEvent,
} from 'leaflet';
import { indexPins, type PinIndex, pinAt } from '../model/pinAt.ts';
import { type PlacedPin, sceneOf } from '../model/pinScene.ts';
import type { MapCluster, ProximityPoint } from '../model/types.ts';
import styles from './layers.module.css';
import { PinPainter } from './pinPainter.ts';

const PANE = 'pins';
/** Below markers (600): the selected point, places and the traveller are above all pins. */
const PANE_LEVEL = '590';
/** Share of the map's size that is drawn beyond each edge: up to there the map is moved without drawing. */
const BEYOND = 0.25;
/** More device pixels in a CSS pixel cost memory and are not seen. */
const FINEST = 2;
/** New looks of pins that are drawn in a frame, so that its task stays short: on a phone one takes up to 8 ms. */
const MOST_LOOKS = 3;

interface Drawn {
  /** Corner of the canvas in pixels of the world at `zoom`. */
  readonly origin: Point;
  readonly zoom: number;
  readonly size: Point;
}

const scaleOfScreen = () => Math.min(window.devicePixelRatio || 1, FINEST);

/**
 * All pins on one canvas, a little larger than the map. The browser moves and scales it with the map; it is drawn again when the map comes to
 * rest, or when a move shows what is beyond its edges.
 */
export class PinCanvas extends Layer {
  readonly #canvas = document.createElement('canvas');
  /** Tokens are resolved on it: a canvas understands none. */
  readonly #probe = document.createElement('span');
  #points: readonly ProximityPoint[] = [];
  #clusters: readonly MapCluster[] = [];
  #raisedId: string | null = null;
  #drawn: Drawn | null = null;
  #index: PinIndex = new Map();
  #painter: PinPainter | null = null;
  #widths = new Map<string, number>();
  #frame = 0;
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
    this.#canvas.className = `leaflet-zoom-animated ${styles.pins ?? ''}`;
    pane.append(this.#canvas, this.#probe);
    map.on(this.#events);
    this.#request();
    return this;
  }

  override onRemove(map: LeafletMap): this {
    map.off(this.#events);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#canvas.remove();
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
    if (!this.#drawn || this._map.getZoom() !== this.#drawn.zoom) return null;
    const layerPoint = this._map.containerPointToLayerPoint(container);
    return pinAt(this.#index, layerPoint.add(this._map.getPixelOrigin()));
  }

  #request(): void {
    if (this.#frame !== 0 || !this._map) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#draw();
    });
  }

  /** A move within what is drawn costs nothing. */
  #drawIfBeyond(): void {
    const { _map: map } = this;
    if (!this.#drawn || map.getZoom() !== this.#drawn.zoom) return;
    const corner = map.getPixelBounds().min;
    if (!corner) return;
    const left = corner.subtract(this.#drawn.origin);
    const rest = this.#drawn.size.subtract(left).subtract(map.getSize());
    if (Math.min(left.x, left.y, rest.x, rest.y) < 0) this.#request();
  }

  /** Moves and scales what is drawn to where it is at another zoom. */
  #follow(center: ReturnType<LeafletMap['getCenter']>, zoom: number): void {
    const { _map: map } = this;
    if (!this.#drawn) return;
    const mapPane = map.getPane('mapPane');
    const moved = mapPane ? DomUtil.getPosition(mapPane) : new Point(0, 0);
    const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(moved).round();
    const corner = map.project(map.unproject(this.#drawn.origin, this.#drawn.zoom), zoom).subtract(origin);
    DomUtil.setTransform(this.#canvas, corner, map.getZoomScale(zoom, this.#drawn.zoom));
  }

  #draw(): void {
    const { _map: map } = this;
    const context = this.#points.length + this.#clusters.length > 0 ? this.#canvas.getContext('2d') : null;
    if (!context) {
      this.#clear();
      return;
    }
    const size = map
      .getSize()
      .multiplyBy(1 + 2 * BEYOND)
      .ceil();
    const corner = map.containerPointToLayerPoint(map.getSize().multiplyBy(-BEYOND)).round();
    const origin = corner.add(map.getPixelOrigin());
    const zoom = map.getZoom();
    const scale = scaleOfScreen();
    this.#painter ??= this.#newPainter(scale);
    const painter = this.#painter;
    context.font = painter.nameFont;
    const pins = sceneOf(this.#points, this.#clusters, {
      zoom,
      raisedId: this.#raisedId,
      box: { left: origin.x, top: origin.y, right: origin.x + size.x, bottom: origin.y + size.y },
      measure: (name) => this.#widthOf(context, name),
    });
    if (!painter.prepare(pins, MOST_LOOKS)) {
      this.#request();
      return;
    }
    this.#index = indexPins(pins);
    this.#drawn = { origin, zoom, size };
    this.#resize(size, scale);
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, size.x, size.y);
    painter.paint(context, pins, origin.x, origin.y);
    DomUtil.setTransform(this.#canvas, corner, 1);
  }

  #clear(): void {
    this.#drawn = null;
    this.#index = new Map();
    this.#canvas.width = 0;
    this.#canvas.height = 0;
  }

  #resize(size: Point, scale: number): void {
    const [width, height] = [Math.ceil(size.x * scale), Math.ceil(size.y * scale)];
    if (this.#canvas.width === width && this.#canvas.height === height) return;
    this.#canvas.width = width;
    this.#canvas.height = height;
    this.#canvas.style.width = `${size.x}px`;
    this.#canvas.style.height = `${size.y}px`;
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
