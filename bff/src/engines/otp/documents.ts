/** The two questions to OpenTripPlanner, in its GTFS GraphQL API. */

/** Its feeds, and whether journeys can go by way of stops (from 2.7 on). */
export const ABOUT = `{
  feeds { feedId }
  plan: __type(name: "PlanConnection") { name }
  via: __type(name: "PlanVisitViaLocationInput") { name }
}`;

export const PLAN = `query Plan(
  $origin: PlanLabeledLocationInput!, $destination: PlanLabeledLocationInput!, $dateTime: PlanDateTimeInput!, $searchWindow: Duration,
  $first: Int!, $after: String, $modes: PlanModesInput!, $preferences: PlanPreferencesInput!, $itineraryFilter: PlanItineraryFilterInput!,
  $via: [PlanViaLocationInput!]
) {
  planConnection(
    origin: $origin, destination: $destination, dateTime: $dateTime, searchWindow: $searchWindow,
    first: $first, after: $after, modes: $modes, preferences: $preferences, itineraryFilter: $itineraryFilter, via: $via
  ) {
    pageInfo { endCursor hasNextPage }
    routingErrors { code inputField }
    edges { node { legs {
      transitLeg distance duration interlineWithPreviousLeg serviceDate
      trip { gtfsId }
      route { gtfsId shortName }
      from { stop { gtfsId } }
      to { stop { gtfsId } }
      start { scheduledTime }
      end { scheduledTime }
    } } }
  }
}`;
