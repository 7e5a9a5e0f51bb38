import type { RouteDeclaration } from './declaration.ts';
import type { Messages } from './messages.ts';
import type { AreaId } from './remoteIds.ts';
import type { RouteName } from './routes.ts';

/** A screen of a remote, as a page knows it. */
export interface AreaRoute extends Omit<RouteDeclaration, 'title'> {
  readonly area: AreaId;
  /** Screens whose files are fetched while this one is shown. */
  readonly next?: readonly RouteName[];
}

/** An entry of the bar or rail. Its label is the text `tabs.{area}`. */
export interface AreaTab {
  readonly area: AreaId;
  readonly route: RouteName;
  /** SVG path in a box of 24 × 24 units. */
  readonly icon: string;
  /** The rail has the text `tabs.{area}.rail`. */
  readonly short?: true;
  /** Is current on its own screen only. */
  readonly alone?: true;
}

export interface AreaWidget {
  readonly area: AreaId;
  readonly route: RouteName;
  /** In CSS pixels. */
  readonly height: number;
}

/** All that the remotes of a tenant have declared, composed by the host's server: the part that a page needs. */
export interface Areas {
  /** The first that matches an address is used. */
  readonly routes: readonly AreaRoute[];
  readonly tabs: readonly AreaTab[];
  readonly widgets: readonly AreaWidget[];
  /** Of the host's namespace, in the page's language: `title.{route}`, `tabs.{area}`, `next.{area}`. */
  readonly texts: Messages;
}
