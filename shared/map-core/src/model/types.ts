/** A point on the ground, WGS 84 degrees. */
export interface LatLon {
  readonly lat: number;
  readonly lon: number;
}

/** `[lat, lon]`, the way the backend writes geometries. */
export type Position = readonly [lat: number, lon: number];

/** The four corners of what the map shows. All zero when there are no bounds. */
export interface MapBounds {
  readonly northWest: LatLon;
  readonly northEast: LatLon;
  readonly southEast: LatLon;
  readonly southWest: LatLon;
}

export interface NamedPosition extends LatLon {
  readonly name: string;
}

/** A stop of a ride. */
export interface RideStop extends NamedPosition {
  /** Absent where it is not known which page it has. */
  readonly stopAreaId?: string;
}

export interface MapJourneySection {
  readonly kind: 'walk' | 'bike' | 'wait' | 'ride';
  /** Empty for a wait. */
  readonly geometry: readonly Position[];
  /** `#rrggbb` of the line; absent for what is done on foot. */
  readonly color?: string;
  readonly textColor?: string;
  readonly shortName?: string;
  /** Stops of a ride, from boarding to leaving, both among them. */
  readonly stops?: readonly RideStop[];
  /** Lines of the steps in which it is told, in the order of the way; a lift or a door has one point. */
  readonly steps?: readonly (readonly Position[])[];
}

export interface MapJourney {
  readonly id: string;
  readonly from: NamedPosition;
  readonly to: NamedPosition;
  readonly sections: readonly MapJourneySection[];
  /** It is the return of the selected journey: drawn in dashes with it, not faintly. */
  readonly isReturn?: boolean;
}

/** The highlighted section of the selected journey. */
export interface SelectedPath {
  readonly journeyId: string;
  readonly sectionIndex: number;
  /** Index of one of its steps, which is marked; absent for none. */
  readonly step?: number;
}

/** Lines of one style that Leaflet draws as one polyline. Layers of two journeys with the same `key` share the polyline. */
export interface PolylineLayer {
  readonly key: string;
  readonly style: 'faint' | 'outline' | 'casing' | 'line' | 'return' | 'walk' | 'bike' | 'straight' | 'end' | 'fill';
  /** In CSS pixels. */
  readonly weight: number;
  /** `#rrggbb`; null where the style sheet has it. */
  readonly color: string | null;
  readonly lines: readonly (readonly Position[])[];
}

/** Finds and draws the steps that journeys tell. The screen that tells them brings it: the first download of the map has none of it. */
export interface MapSteps {
  /** The lines of the step that is marked, in their order. */
  readonly layers: (
    shown: Pick<MapState, 'tripPlannerJourneys' | 'selectedJourneyId' | 'selectedPath'>,
  ) => readonly PolylineLayer[];
  /** The step of the selected journey at a point. `distance` from a line of two points or more is in CSS pixels, as `tolerance`. */
  readonly at: (
    shown: Pick<MapState, 'tripPlannerJourneys' | 'selectedJourneyId' | 'zoom'>,
    near: { readonly at: LatLon; readonly tolerance: number },
    distance: (line: readonly Position[], at: LatLon, zoom: number) => number,
  ) => Required<SelectedPath> | null;
}

/** The way of a line on the ground. */
export interface LineShape {
  readonly id: string;
  /** `#rrggbb` of the line. */
  readonly color: string;
  readonly geometry: readonly Position[];
  /** Where a click on it leads to the page of its line. */
  readonly line?: MapLine;
}

export interface LineStopPoint extends NamedPosition {
  readonly id: string;
  /** Where the line begins or ends: its name stands on the map. */
  readonly isEnd?: boolean;
}

/** A line as the disc of a vehicle shows it. */
export interface MapLine {
  readonly id: string;
  readonly shortName: string;
  /** `#rrggbb` */
  readonly color: string;
  readonly textColor: string;
}

export interface MapVehicle extends LatLon {
  readonly id: string;
  readonly mode: string;
  /** Shown in place of the mode where vehicles of several lines are on the map. */
  readonly line?: MapLine;
  /** Degrees clockwise from north; null where it is not known. */
  readonly bearing: number | null;
  /** When it was there: milliseconds since 1970, on the clock of this device. */
  readonly at: number;
}

export type PointRole = 'DEPARTURE' | 'ARRIVAL' | 'VIA';

/** A pin: the places of a search, and whatever else an area marks. */
export interface MapMarker extends NamedPosition {
  readonly id: string;
  readonly role: PointRole | 'PLACE';
}

export type MarkerRange = 'small' | 'full';

export interface MapPointLine {
  readonly shortName: string;
  readonly mode: string;
  /** `#rrggbb` */
  readonly color: string;
  readonly textColor: string;
}

/** A point near the traveller, as an area loads it. */
export interface MapPoint extends NamedPosition {
  readonly id: string;
  /** Provider kind, e.g. `stopArea`. */
  readonly type: string;
  readonly modes?: readonly string[] | undefined;
  /** For a stop: the lines that serve it. */
  readonly lines?: readonly MapPointLine[] | undefined;
  /** The number on its pin, e.g. of available bikes. */
  readonly count?: number | undefined;
  /** The traveller looks for its kind: it is shown in full at every zoom. */
  readonly isSought?: boolean | undefined;
}

/** Points that are too many to be loaded one by one. */
export interface MapCluster extends LatLon {
  readonly count: number;
  /** The box around its points: where to zoom to. */
  readonly bounds: MapBounds;
}

/** A point on the map. `markerRange` is null where the zoom level hides it. */
export interface ProximityPoint extends MapPoint {
  readonly selected: boolean;
  readonly markerRange: MarkerRange | null;
}

/** `small` and `full` are `[min, max]` of the zoom percentage, both ends among them. */
export interface MarkerZoomRule {
  readonly type: string;
  readonly modes?: readonly string[];
  readonly small: readonly [min: number, max: number];
  readonly full: readonly [min: number, max: number];
}

export interface MapPlace extends LatLon {
  readonly id: string;
  readonly type: string;
  readonly displayName?: string;
  /** Leaflet zoom level, 0 to 21, where the place asks for one. */
  readonly zoom?: number;
}

export interface UserPosition extends LatLon {
  /** Metres around the point within which the traveller stands; null when the device does not say. */
  readonly accuracy: number | null;
}

/** A request to move the map. Each request is a new object: the same view requested twice moves the map twice. */
export type MapView =
  | { readonly kind: 'bounds'; readonly bounds: MapBounds }
  | { readonly kind: 'point'; readonly center: LatLon; readonly zoom: number }
  /** Moves only as far as needed to bring the point into the part that no panel covers. */
  | { readonly kind: 'reveal'; readonly center: LatLon }
  /** Moves only when not all of it is in the part that no panel covers. */
  | { readonly kind: 'contain'; readonly bounds: MapBounds };

interface MapPositionSelection {
  /** The next click on the map chooses a position. */
  searchMode: boolean;
  selectedPlace: LatLon | null;
  type: PointRole | null;
}

export interface MapState {
  placeToHighlight: MapPlace | null;
  stopPointIdsToHighlight: readonly string[];
  stopAreaBounds: MapBounds;
  mapView: MapView | null;
  /** The traveller has moved the map since the last request to move it. */
  isMovedByTraveller: boolean;
  tripPlannerJourneys: readonly MapJourney[];
  selectedJourneyId: string | null;
  selectedPath: SelectedPath | null;
  /** Null until a screen tells steps. */
  steps: MapSteps | null;
  /** Lines of the whole network, behind all else. */
  networkLines: readonly LineShape[];
  /** They are being loaded: no picture of them is needed until then. */
  isNetworkExpected: boolean;
  lineShapes: readonly LineShape[];
  lineStopPoints: readonly LineStopPoint[];
  vehicles: readonly MapVehicle[];
  markers: readonly MapMarker[];
  proximityPoints: readonly ProximityPoint[];
  proximityClusters: readonly MapCluster[];
  /** Points are being loaded that will be named as pins: no tile that names them is needed until then. */
  arePointsExpected: boolean;
  /** By id of a point: what its pin shows as a number. */
  pointCounts: ReadonlyMap<string, number>;
  /** The point that stands out because its row in a list is pointed at. */
  raisedPointId: string | null;
  /** The bounds of the whole map, including the part under the panels. */
  mapBounds: MapBounds;
  /** Middle of the part of the map that no panel covers; null while there is no map. */
  mapCenter: LatLon | null;
  zoom: number;
  userPosition: UserPosition | null;
  readonly positionSelection: MapPositionSelection;
}

/** CSS pixels of the map that panels cover on each side. */
export interface MapInsets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
