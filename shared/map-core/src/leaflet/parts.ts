/**
 * The code of the map, one file with parts that run when they are called: all at once they would keep a phone from answering a tap for half a
 * second.
 */
export const runLeaflet = (): Promise<unknown> => import(/* webpackMode: "eager" */ 'leaflet');
export const runReactLeaflet = (): Promise<unknown> =>
  import(/* webpackMode: "eager", webpackExports: ["useMap"] */ 'react-leaflet');
export const runCanvas = () => import(/* webpackMode: "eager" */ './MapCanvas.tsx');
