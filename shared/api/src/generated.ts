// Made by bff/src/openapi.ts from what the bff declares.
export interface paths {
    "/api/v1/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Places by the first letters of their name, typing mistakes forgiven; none for an empty search */
        get: {
            parameters: {
                query: {
                    search: string;
                    /** @description `lat,lon` of the traveller: nearer places come first. */
                    userLatLon?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Places"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v3/placesSearch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Places by the first letters of their name, typing mistakes forgiven; none for an empty search */
        get: {
            parameters: {
                query: {
                    search: string;
                    /** @description `lat,lon` of the traveller: nearer places come first. */
                    userLatLon?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Places"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v3/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Places by the first letters of their name, typing mistakes forgiven; none for an empty search */
        get: {
            parameters: {
                query: {
                    search: string;
                    /** @description `lat,lon` of the traveller: nearer places come first. */
                    userLatLon?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Places"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/places/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One place by its id, or by its coordinates written `lat;lon` (ours) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Place"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                414: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v3/reverseGeocode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The nearest address within 300 m, else the nearest stop within 600 m, else 404 */
        get: {
            parameters: {
                query: {
                    lat: number;
                    lon: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ReverseGeocode"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v3/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A place of any kind with what is known of it: how much room it has, when it is open, what it costs */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description In any case; `_` and `-` say nothing. */
                    kind: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PlaceDetails"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                414: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/proximity/points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What lies in the box of four corners: the 500 most used one by one, the rest in clusters */
        get: {
            parameters: {
                query: {
                    coord: string[];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProximityPoints"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/proximity/points/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A place with its lines and stop points, or with what stands there now */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description In any case; `_` and `-` say nothing. */
                    kind: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProximityDetails"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                414: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trip-planner/v2/journeys/bikeSharingStations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be rented at a station of shared bikes or scooters now, and how many docks are free */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SharingStation"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                414: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trip-planner/v2/journeys/carSharingStations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be rented at a station of shared cars now */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SharingStation"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                414: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trip-planner/v2/journeys/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Journeys between two places, in groups; no group at all when nothing was found */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["JourneySearchBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["JourneySearchAnswer"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                413: components["responses"]["Problem"];
                415: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trip-planner/v2/journeys/detailed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One journey step by step as it is now, from its summary code alone */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["JourneyDetailBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DetailedJourney"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                413: components["responses"]["Problem"];
                415: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trip-planner/v4/journeys/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a traveller can choose, with the defaults */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Preferences"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/network": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who serves the timetable and how far it reaches (ours) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Network"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lines in the order of the network’s signs, or those that match a search (ours) */
        get: {
            parameters: {
                query?: {
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Lines"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lines/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One line: its stops as on the sign in the vehicle, its way on the map, when it runs, its alerts (ours) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LineDetail"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                414: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lines/{id}/timetable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A day’s timetable of a line in one direction, as printed: stops below each other, trips side by side (ours) */
        get: {
            parameters: {
                query?: {
                    /** @description As in `directions` of the line. */
                    direction?: "0" | "1";
                    /** @description The service day, `2026-11-23`: what starts on it, also after midnight. Without it today. */
                    date?: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LineTimetable"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                414: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stopPoints/{id}/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The next departures of a stop point, or of all those of a stop area, per line and direction or terminus */
        get: {
            parameters: {
                query?: {
                    /** @description `true`: a group for each terminus of a line; else for each of its directions. */
                    groupedByTerminus?: "true" | "false";
                    /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. Without it now. */
                    fromDatetime?: string;
                    /** @description Departures of each group at most. */
                    limit?: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Schedules"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                414: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stopPoints/{id}/lines/{lineId}/departures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The next departures of one line at a stop, all or those that go to another stop, with their arrival there */
        get: {
            parameters: {
                query?: {
                    /** @description Only those that go there; a stop area will do as well. */
                    toStopPointId?: string;
                    /** @description As in `directions` of the line. */
                    direction?: "0" | "1";
                    /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. Without it now. */
                    fromDatetime?: string;
                    /** @description Departures of each group at most. */
                    limit?: number;
                };
                header?: never;
                path: {
                    id: string;
                    lineId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NextDepartures"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                414: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stopPoints/{id}/timetable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A day’s timetable of a line at a stop, by the hour, as it hangs at the pole (ours) */
        get: {
            parameters: {
                query: {
                    lineId: string;
                    /** @description As in `directions` of the line. */
                    direction?: "0" | "1";
                    /** @description The service day, `2026-11-23`: what starts on it, also after midnight. Without it today. */
                    date?: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StopTimetable"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                414: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proximity/v2/stopAreas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A stop area, by its id or that of a stop point: its platforms, lines, alerts and what is near */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StopAreaDetail"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                414: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proximity/v2/stopAreas/{id}/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The next departures of a stop area, per line and direction or terminus */
        get: {
            parameters: {
                query?: {
                    /** @description `true`: a group for each terminus of a line; else for each of its directions. */
                    groupedByTerminus?: "true" | "false";
                    /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. Without it now. */
                    fromDatetime?: string;
                    /** @description Departures of each group at most. */
                    limit?: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Schedules"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                414: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trips/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One run of a vehicle with all its halts, as expected and as in the timetable (ours) */
        get: {
            parameters: {
                query?: {
                    /** @description The service day, `2026-11-23`: what starts on it, also after midnight. Without it today. */
                    date?: string;
                    /** @description Names one run of a trip by headway, as told with it. Without it the first of the day. */
                    offset?: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Run"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                414: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What travellers should know now of a line, of a stop, of a line at a stop, or of all (ours) */
        get: {
            parameters: {
                query?: {
                    lineId?: string;
                    /** @description Id of a stop point or of a stop area. */
                    stopId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Alerts"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the vehicles are, of one line or of all, each as old as it says (ours) */
        get: {
            parameters: {
                query?: {
                    lineId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Vehicles"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/dist/js/app.js": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The login widget: a script for pages of any origin */
        get: {
            parameters: {
                query?: {
                    /** @description Id of the tenant whose page asks. */
                    context?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description JavaScript */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                400: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/v1/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an account and signs in (ours) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                        /** @description Null or an empty text takes an attribute out. */
                        attributes?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NewSession"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                409: components["responses"]["Problem"];
                413: components["responses"]["Problem"];
                415: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in (ours) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NewSession"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                413: components["responses"]["Problem"];
                415: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        /** Signs out: the token is good for nothing any more; nothing happens when it was so before (ours) */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in: the attributes that are asked for */
        get: {
            parameters: {
                query?: {
                    /** @description Names with commas between them; all attributes when it is missing. Unknown ones are ignored. */
                    attributes?: string | string[];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UserInfo"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userinfo/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes attributes, all or none; `email` and `password` need `currentPassword` beside them (ours) */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Null or an empty text takes an attribute out. */
                        attributes: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UserInfo"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                409: components["responses"]["Problem"];
                413: components["responses"]["Problem"];
                415: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All favourites of who is signed in */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FavoriteLists"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        /** Adds a favourite: 201; 200 and the one that is there already when it is the same */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["FavoriteBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FavoriteEntry"];
                    };
                };
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FavoriteEntry"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                409: components["responses"]["Problem"];
                413: components["responses"]["Problem"];
                415: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/favorites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes an address or a stop among the favourites */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["FavoriteBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FavoriteEntry"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                409: components["responses"]["Problem"];
                413: components["responses"]["Problem"];
                414: components["responses"]["Problem"];
                415: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        post?: never;
        /** Deletes a favourite */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                414: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/favorites/synchronize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds what a device kept by itself; the same once more changes nothing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["FavoriteSynchronizeBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FavoriteSynchronized"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                413: components["responses"]["Problem"];
                415: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cart of the user whose token comes along, else of the e-mail address */
        get: {
            parameters: {
                query?: {
                    /** @description The e-mail address of an anonymous cart; not looked at with a user token. */
                    email?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/cart/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts something into the cart of the user whose token comes along, else of the e-mail address; answers the whole cart (ours) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        productId: string;
                        quantity?: number;
                        recipient?: {
                            firstName: string;
                            lastName: string;
                            email?: string | null;
                        } | null;
                        /** @description The e-mail address of an anonymous cart; not looked at with a user token. */
                        email?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                409: components["responses"]["Problem"];
                413: components["responses"]["Problem"];
                415: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/cart/items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says how many there are of an item in the cart of the user whose token comes along, else of the e-mail address; answers the whole cart (ours) */
        put: {
            parameters: {
                query?: {
                    /** @description The e-mail address of an anonymous cart; not looked at with a user token. */
                    email?: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        quantity: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                409: components["responses"]["Problem"];
                413: components["responses"]["Problem"];
                414: components["responses"]["Problem"];
                415: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        post?: never;
        /** Takes an item out of the cart of the user whose token comes along, else of the e-mail address; answers the whole cart (ours) */
        delete: {
            parameters: {
                query?: {
                    /** @description The e-mail address of an anonymous cart; not looked at with a user token. */
                    email?: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                409: components["responses"]["Problem"];
                414: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that is sold (ours) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShopCatalogue"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the shop tells a customer now, in the language of Accept-Language; needs a user token */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShopNotifications"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/v1/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a tenant tells its travellers now, in the language of Accept-Language */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Banners"];
                    };
                };
                400: components["responses"]["Problem"];
                401: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wp-json/menus/v1/menus/{menu}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A menu by its name, with -en, -es, -it or -de at its end for another language than French; needs no key */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    menu: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CmsMenu"];
                    };
                };
                400: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                414: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tiles/{z}/{x}/{y}.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The map’s background: one square, numbered as on the web’s usual maps (ours) */
        get: {
            parameters: {
                query?: {
                    theme?: "light" | "dark";
                };
                header?: never;
                path: {
                    z: number;
                    x: number;
                    y: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/svg+xml": string;
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/svg+xml": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/svg+xml": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                414: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/svg+xml": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/svg+xml": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/gtfs-rt/{message}.pb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The made-up city’s trip-updates, vehicle-positions or alerts as GTFS Realtime (ours) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    message: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/x-protobuf": string;
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/x-protobuf": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/x-protobuf": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                414: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/x-protobuf": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/x-protobuf": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/gbfs/{system}/{file}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shared bikes (GBFS 3.0) and cars (GBFS 2.3) of the made-up city (ours) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    system: string;
                    file: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            [key: string]: unknown;
                        };
                    };
                };
                400: components["responses"]["Problem"];
                404: components["responses"]["Problem"];
                414: components["responses"]["Problem"];
                429: components["responses"]["Problem"];
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 200 once journeys can be searched, 503 before; `degraded` when an operator should look */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Health"];
                    };
                };
                503: components["responses"]["Problem"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Alert: {
            id: string;
            /** @enum {string} */
            effect: "noService" | "reducedService" | "significantDelays" | "detour" | "additionalService" | "modifiedService" | "stopMoved" | "accessibilityIssue" | "other";
            /** @enum {string} */
            severity: "info" | "warning" | "severe";
            header: string;
            description: string;
            url: string;
            periods: {
                from: string | null;
                to: string | null;
            }[];
            lineIds: string[];
            stopIds: string[];
        };
        Alerts: {
            alerts: components["schemas"]["Alert"][];
        };
        /** @description What an account says of a person; what it does not say is left out. */
        Attributes: {
            email?: string;
            firstName?: string;
            lastName?: string;
            phone?: string;
            birthDate?: string;
            address?: string;
            zipCode?: string;
            city?: string;
            language?: string;
            newsletter?: boolean;
        };
        Banner: {
            id: string;
            description: string;
            /** @enum {string} */
            picto: "circle_info" | "circle_check" | "circle_cone" | "circle_warning" | "circle_question";
            buttonText: string | null;
            link: string | null;
            title: string;
        };
        Banners: {
            banners: components["schemas"]["Banner"][];
        };
        Basket: {
            accountId: string | null;
            /** @enum {string} */
            basketInfo: "EMAIL" | "PROVIDERACCOUNT" | "PROVIDERACCOUNTANDDEVICE" | "PROVIDERACCOUNTANDFAREMEDIA" | "PROVIDERFAREMEDIA";
            /** @enum {string} */
            basketType: "FAREMEDIA" | "REGULARIZATION" | "SALE";
            deliveryMode: string | null;
            deviceId: string | null;
            deviceLabel: string | null;
            email: string | null;
            fareMediaId: string | null;
            fareMediaLabel: string | null;
            line: number;
            ownerFirstName: string | null;
            ownerLastName: string | null;
            products: components["schemas"]["CartLine"][];
            providerId: string | null;
            providerUserId: string | null;
            providerUserExternalId: string | null;
            providerUserEmail: string | null;
            providerUserFirstName: string | null;
            providerUserLastName: string | null;
            recipientUser: components["schemas"]["RecipientUser"] | null;
        };
        Call: {
            point: components["schemas"]["SectionPoint"];
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            arrivalDateTime: string;
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            departureDateTime: string;
            scheduledDepartureDateTime: string | null;
            scheduledArrivalDateTime: string | null;
            /** @enum {string} */
            status: "scheduled" | "live" | "cancelled" | "skipped" | "added";
        };
        Cart: {
            id: string;
            userId: string | null;
            /** @enum {string} */
            status: "OPEN";
            currency: string;
            empty: boolean;
            actions: components["schemas"]["ShopAction"][];
            baskets: components["schemas"]["Basket"][];
            packages: components["schemas"]["CartLine"][];
            plans: components["schemas"]["CartLine"][];
            paymentModes: string[];
            totalAmountExcludingTaxes: number;
            totalAmountIncludingTaxes: number;
            totalVatAmount: number;
            immediateAmountExcludingTaxes: number;
            immediateAmountIncludingTaxes: number;
            immediateVatAmount: number;
        };
        CartLine: {
            itemId: string;
            modalProductId: string | null;
            modalProductName: string | null;
            modalProductVersion: number | null;
            modalPlanId: string | null;
            modalPlanName: string | null;
            modalPlanVersion: number | null;
            modalPackageId: string | null;
            modalPackageName: string | null;
            modalPackageVersion: number | null;
            actions: components["schemas"]["ShopAction"][];
            address: string | null;
            basketLine: number | null;
            currency: string;
            deliveryMode: string | null;
            fareExcludingTaxes: number;
            fareIncludingTaxes: number;
            line: number;
            parameters: components["schemas"]["ShopParameter"][];
            providerItemDescription: string | null;
            providerNetworkLabel: string | null;
            quantity: number;
            /** @enum {string} */
            saleableUnit: "UNIT" | "MONETARY" | "NONE";
            totalFareExcludingTaxes: number;
            totalFareIncludingTaxes: number;
            totalVatAmount: number;
            unit: number;
            vatAmount: number;
            vatRate: number;
            version: number;
        };
        CatalogueItem: {
            id: string;
            /** @enum {string} */
            kind: "product" | "plan" | "package";
            version: number;
            name: string;
            description: string;
            fareExcludingTaxes: number;
            fareIncludingTaxes: number;
            immediateFareIncludingTaxes: number;
            vatAmount: number;
            vatRate: number;
            /** @enum {string} */
            saleableUnit: "UNIT" | "MONETARY" | "NONE";
            unit: number;
            deliveryMode: string | null;
            providerId: string;
            providerNetworkLabel: string;
        };
        CmsMenu: {
            slug: string;
            items: components["schemas"]["CmsMenuItem"][];
        };
        CmsMenuItem: {
            ID: number;
            order: number;
            parent: number;
            url: string;
            /** @enum {string} */
            type_label: "Custom Link" | "Page" | "Post" | "Category" | "Shortcode";
            child_items: {
                ID: number;
                order: number;
                parent: number;
                url: string;
                /** @enum {string} */
                type_label: "Custom Link" | "Page" | "Post" | "Category" | "Shortcode";
                child_items: {
                    ID: number;
                    order: number;
                    parent: number;
                    url: string;
                    /** @enum {string} */
                    type_label: "Custom Link" | "Page" | "Post" | "Category" | "Shortcode";
                    child_items: Record<string, never>[];
                    title: string;
                }[];
                title: string;
            }[];
            title: string;
        };
        DepartureArrival: {
            stopPointId: string;
            platform: string;
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            arrivalDateTime: string;
            /** @description As `Instant`. */
            scheduledArrivalDateTime: string | null;
            /**
             * @description `scheduled`: nothing is known beyond the timetable, which is not the same as on time.
             * @enum {string}
             */
            status: "scheduled" | "live" | "cancelled" | "skipped" | "added";
        };
        DepartureGroup: {
            /** @enum {integer} */
            direction: 0 | 1;
            headsigns: string[];
            departures: components["schemas"]["StopDeparture"][];
        };
        DepartureOfLine: {
            tripId: string;
            serviceDate: string;
            offset: number;
            stopPointId: string;
            platform: string;
            /** @enum {integer} */
            direction: 0 | 1;
            headsign: string;
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            departureDateTime: string;
            /** @description As `Instant`. */
            scheduledDepartureDateTime: string | null;
            /**
             * @description `scheduled`: nothing is known beyond the timetable, which is not the same as on time.
             * @enum {string}
             */
            status: "scheduled" | "live" | "cancelled" | "skipped" | "added";
            delaySeconds: number | null;
            /** @enum {string} */
            wheelchair: "unknown" | "yes" | "no";
            onDemand: boolean;
            isFirst: boolean;
            isLast: boolean;
            arrival: components["schemas"]["DepartureArrival"] | null;
        };
        DetailedJourney: {
            id: string;
            journeySummaryCode: string;
            isDetailedTrip: boolean;
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            departureDateTime: string;
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            arrivalDateTime: string;
            scheduledDepartureDateTime: string | null;
            scheduledArrivalDateTime: string | null;
            /** @enum {string} */
            realTime: "scheduled" | "live" | "missedConnection" | "cancelled";
            durationSeconds: number;
            changes: number;
            walkingMetres: number;
            walkingSeconds: number;
            modes: ("metro" | "tram" | "bus" | "coach" | "train" | "cableCar" | "funicular" | "ferry" | "onDemand")[];
            co2Grams: number;
            fare: {
                amount: number;
                currency: string;
            } | null;
            /** @enum {string} */
            accessibility: "unknown" | "yes" | "no";
            from: components["schemas"]["SectionPoint"];
            to: components["schemas"]["SectionPoint"];
            sections: components["schemas"]["Section"][];
        };
        FavoriteAddress: {
            favoriteId: string;
            category: string;
            label: string;
            address: {
                street: string;
                zipCode: string;
                city: string;
                coordinates: {
                    lat: number;
                    lon: number;
                };
            };
        };
        FavoriteBody: {
            /** @description `LINE` (id), `ADDRESS` (label, coordinates …), `STOP_POINT` (id, lineIds), `POI` or another (label, id). */
            type: string;
            id?: string;
            lineIds?: string[];
            label?: string;
            category?: string;
            street?: string;
            zipCode?: string;
            city?: string;
            coordinates?: {
                lat: number;
                lon: number;
            };
        };
        FavoriteEntry: components["schemas"]["FavoriteLine"] | components["schemas"]["FavoriteAddress"] | components["schemas"]["FavoriteStopPoint"] | components["schemas"]["FavoritePointOfInterest"];
        FavoriteLine: {
            favoriteId: string;
            line: {
                id: string;
            };
            /** @description Whether the timetable has it now (ours): timetables change, favourites stay. */
            served: boolean;
        };
        FavoriteLists: {
            favoriteAddresses: components["schemas"]["FavoriteAddress"][];
            favoriteLines: components["schemas"]["FavoriteLine"][];
            favoritePointOfInterests: components["schemas"]["FavoritePointOfInterest"][];
            favoriteStopPoints: components["schemas"]["FavoriteStopPoint"][];
        };
        FavoritePointOfInterest: {
            favoriteId: string;
            type: string;
            label: string;
            pointOfInterest: {
                id: string;
            };
            /** @description What it is called and where it is, as the network knows it now (ours). */
            place?: {
                type: string;
                name: string;
                city: string;
                coordinates: {
                    lat: number;
                    lon: number;
                };
            };
        };
        FavoriteStopPoint: {
            favoriteId: string;
            stopPoint: {
                id: string;
                lineIds: string[];
            };
            /** @description Whether the timetable has it now (ours): timetables change, favourites stay. */
            served: boolean;
            /** @description What it is called and where it is, as the network knows it now (ours). */
            place?: {
                type: string;
                name: string;
                city: string;
                coordinates: {
                    lat: number;
                    lon: number;
                };
            };
        };
        FavoriteSynchronizeBody: {
            /** @description Entries as in the answer; `favoriteId` does not matter. */
            favoriteAddresses?: unknown[];
            /** @description Entries as in the answer; `favoriteId` does not matter. */
            favoriteLines?: unknown[];
            /** @description Entries as in the answer; `favoriteId` does not matter. */
            favoritePointOfInterests?: unknown[];
            /** @description Entries as in the answer; `favoriteId` does not matter. */
            favoriteStopPoints?: unknown[];
        };
        FavoriteSynchronized: {
            favoriteAddresses: components["schemas"]["FavoriteAddress"][];
            favoriteLines: components["schemas"]["FavoriteLine"][];
            favoritePointOfInterests: components["schemas"]["FavoritePointOfInterest"][];
            favoriteStopPoints: components["schemas"]["FavoriteStopPoint"][];
            /** @description Entries that could not be taken (ours). */
            rejected: {
                list: string;
                /** @description Position in the list that was sent, from 0. */
                index: number;
                code: string;
                message: string;
            }[];
        };
        FirstAndLast: {
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            first: string;
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            last: string;
        };
        Health: {
            /** @enum {string} */
            status: "ready" | "degraded";
            feed: string;
            from: string;
            to: string;
            stops: number;
            trips: number;
            shiftedByWeeks: number;
            warnings: {
                code: string;
                message: string;
                count: number;
            }[];
            sources: components["schemas"]["LiveSource"][];
            reload: {
                at: string;
                problem: string | null;
            } | null;
            store: {
                kind: string;
                problem: string | null;
            };
        };
        Journey: {
            id: string;
            journeySummaryCode: string;
            isDetailedTrip: boolean;
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            departureDateTime: string;
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            arrivalDateTime: string;
            scheduledDepartureDateTime: string | null;
            scheduledArrivalDateTime: string | null;
            /** @enum {string} */
            realTime: "scheduled" | "live" | "missedConnection" | "cancelled";
            durationSeconds: number;
            changes: number;
            walkingMetres: number;
            walkingSeconds: number;
            modes: ("metro" | "tram" | "bus" | "coach" | "train" | "cableCar" | "funicular" | "ferry" | "onDemand")[];
            co2Grams: number;
            fare: {
                amount: number;
                currency: string;
            } | null;
            /** @enum {string} */
            accessibility: "unknown" | "yes" | "no";
            sections: components["schemas"]["SummarySection"][];
        };
        JourneyDetailBody: {
            /** @enum {integer} */
            tripType: 0;
            journeySummaryCode: string;
        };
        JourneyGroup: {
            /** @enum {string} */
            key: "publicTransport" | "fewestChanges" | "leastWalking" | "walking" | "bike";
            journeys: components["schemas"]["Journey"][];
        };
        JourneySearchAnswer: {
            groups: components["schemas"]["JourneyGroup"][];
            reason: ("same-place" | "outside-timetable" | "no-stop-near-origin" | "no-stop-near-destination" | "nothing-runs") | null;
        };
        JourneySearchBody: {
            fromId?: string;
            fromValue?: string;
            fromLat?: number;
            fromLon?: number;
            toId?: string;
            toValue?: string;
            toLat?: number;
            toLon?: number;
            /** @enum {integer} */
            tripType: 0 | 1;
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            departureDateTime?: string;
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            arrivalDateTime?: string;
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            returnDateTime?: string;
            via?: {
                id?: string;
                value?: string;
                lat?: number;
                lon?: number;
            }[];
            itineraryOptions?: {
                /** @enum {string} */
                journeyType?: "fastest" | "fewestChanges" | "leastWalking";
                /** @enum {string} */
                walkSpeed?: "slow" | "normal" | "fast";
                maxWalk?: number;
                /** @enum {string} */
                wheelchair?: "on" | "off";
                /** @enum {string} */
                bike?: "on" | "off";
                excludedModes?: ("metro" | "tram" | "bus" | "coach" | "train" | "cableCar" | "funicular" | "ferry" | "onDemand")[];
            };
            previousJourneySummaryCode?: string;
        };
        Line: components["schemas"]["LineBadge"] & {
            agency: string;
            headsigns: string[];
        };
        LineBadge: {
            id: string;
            shortName: string;
            longName: string;
            /** @enum {string} */
            mode: "metro" | "tram" | "bus" | "coach" | "train" | "cableCar" | "funicular" | "ferry" | "onDemand";
            color: string;
            textColor: string;
        };
        LineDepartures: {
            line: components["schemas"]["LineBadge"];
            groups: components["schemas"]["DepartureGroup"][];
        };
        LineDetail: {
            id: string;
            shortName: string;
            longName: string;
            /** @enum {string} */
            mode: "metro" | "tram" | "bus" | "coach" | "train" | "cableCar" | "funicular" | "ferry" | "onDemand";
            color: string;
            textColor: string;
            agency: {
                name: string;
                url: string;
                phone: string;
            };
            onDemand: boolean;
            directions: components["schemas"]["LineDirection"][];
            bounds: {
                south: number;
                west: number;
                north: number;
                east: number;
            };
            serviceDays: {
                dates: string[];
                weekdays: number[];
                from: string;
                to: string;
            };
            alerts: components["schemas"]["Alert"][];
        };
        LineDirection: {
            /** @enum {integer} */
            direction: 0 | 1;
            headsigns: string[];
            stops: components["schemas"]["LineStop"][];
            variants: components["schemas"]["LineVariant"][];
            geometry: number[][][];
            today: components["schemas"]["FirstAndLast"] | null;
        };
        LineStop: {
            stopAreaId: string;
            name: string;
            stopPointIds: string[];
            lat: number;
            lon: number;
            /** @enum {string} */
            wheelchair: "unknown" | "yes" | "no";
            everyTrip: boolean;
            share: number;
            changes: components["schemas"]["LineBadge"][];
        };
        LineTimetable: {
            line: components["schemas"]["LineBadge"];
            date: string;
            onDemand: boolean;
            /** @enum {string|null} */
            reason: "outside-timetable" | "no-such-direction" | "not-at-this-stop" | "not-on-this-day" | null;
            from: string;
            to: string;
            /** @enum {integer} */
            direction: 0 | 1;
            rows: components["schemas"]["TimetableRow"][];
            columns: components["schemas"]["TimetableColumn"][];
            complete: boolean;
        };
        LineVariant: {
            headsign: string;
            from: string;
            to: string;
            runs: number;
            stops: number[];
        };
        Lines: {
            lines: components["schemas"]["Line"][];
        };
        LiveSource: {
            source: string;
            /** @enum {string} */
            state: "waiting" | "ok" | "stale" | "failing";
            at: string | null;
            ageSeconds: number | null;
            problem: string | null;
        };
        Network: {
            name: string;
            from: string;
            to: string;
            timeZone: string;
            shiftedByWeeks: number;
            imaginary: boolean;
            center: {
                lat: number;
                lon: number;
            };
            bounds: {
                south: number;
                west: number;
                north: number;
                east: number;
            };
        };
        NewSession: {
            /** @description To be sent in the Authorization header. */
            accessToken: string;
            /** @description An instant in UTC, e.g. `2026-12-21T08:15:00.000Z`. */
            expiresAt: string;
            attributes: components["schemas"]["Attributes"];
        };
        NextDepartures: {
            line: components["schemas"]["LineBadge"];
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            from: string;
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            until: string;
            /**
             * @description Why there are no departures; null when there are some.
             * @enum {string|null}
             */
            reason: "outside-timetable" | "nothing-leaves" | null;
            departures: components["schemas"]["DepartureOfLine"][];
        };
        Place: {
            id: string;
            subTitle: string;
            displayName: string;
            /** @enum {string} */
            type: "stopArea" | "stopPoint" | "address" | "pointOfInterest" | "bikeSharingStations" | "carSharingStations" | "parks" | "chargingStations" | "bikeParks" | "parkAndRides" | "rideSharingParks" | "pointOfSales";
            lat: number;
            lon: number;
            label: string;
            name: string;
            city: string;
            postCode: string;
            address: string;
            extraData: {
                city: string;
                zipCode: string;
            };
            code?: string;
            platform?: string;
            lines?: components["schemas"]["LineBadge"][];
            title: string;
        };
        PlaceDetails: {
            id: string;
            subTitle: string;
            displayName: string;
            /** @enum {string} */
            type: "stopArea" | "stopPoint" | "address" | "pointOfInterest" | "bikeSharingStations" | "carSharingStations" | "parks" | "chargingStations" | "bikeParks" | "parkAndRides" | "rideSharingParks" | "pointOfSales";
            lat: number;
            lon: number;
            label: string;
            name: string;
            city: string;
            postCode: string;
            address: string;
            extraData: {
                city: string;
                zipCode: string;
            };
            code?: string;
            platform?: string;
            lines?: components["schemas"]["LineBadge"][];
            facts: components["schemas"]["PlaceFacts"];
            title: string;
        };
        PlaceFacts: {
            capacity?: number;
            accessibleSpaces?: number;
            covered?: boolean;
            locked?: boolean;
            guarded?: boolean;
            /** @enum {string} */
            wheelchair?: "unknown" | "yes" | "no";
            openingHours?: {
                firstDay: number;
                lastDay: number;
                opens: string;
                closes: string;
            }[];
            sockets?: {
                /** @enum {string} */
                type: "type2" | "comboCcs" | "chademo" | "domestic";
                kilowatts: number;
                count: number;
            }[];
            prices?: {
                /** @enum {string} */
                per: "use" | "minute" | "halfHour" | "hour" | "day" | "month" | "year" | "kilowattHour";
                amount: number;
                currency: string;
            }[];
            operator?: string;
            category?: string;
            counter?: boolean;
            ticketMachine?: boolean;
            stopArea?: string;
        };
        Places: components["schemas"]["Place"][];
        PoleDeparture: {
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            departureDateTime: string;
            tripId: string;
            offset: number;
            /** @enum {integer} */
            direction: 0 | 1;
            destination: number;
            /** @enum {string} */
            wheelchair: "unknown" | "yes" | "no";
            headwaySeconds: number | null;
        };
        PoleHour: {
            date: string;
            hour: number;
            departures: components["schemas"]["PoleDeparture"][];
        };
        Preferences: {
            sections: {
                sectionKey: string;
                options: ({
                    /** @enum {string} */
                    type: "criterion";
                    key: string;
                    bodyParam: string;
                    criteria: {
                        key: string;
                        value: string;
                    }[];
                    selectedKey: string;
                } | {
                    /** @enum {string} */
                    type: "slider";
                    key: string;
                    unit: string;
                    min: number;
                    max: number;
                    step: number;
                    value: number;
                } | {
                    /** @enum {string} */
                    type: "toggle";
                    key: string;
                    /** @enum {string} */
                    selectedKey: "on" | "off";
                } | {
                    /** @enum {string} */
                    type: "mode";
                    key: string;
                    modes: {
                        key: string;
                        selected: boolean;
                    }[];
                })[];
            }[];
        };
        Problem: {
            code: string;
            message: string;
            requestId?: string;
        };
        ProximityCluster: {
            lat: number;
            lon: number;
            count: number;
            kinds: {
                /** @enum {string} */
                type: "stopArea" | "stopPoint" | "address" | "pointOfInterest" | "bikeSharingStations" | "carSharingStations" | "parks" | "chargingStations" | "bikeParks" | "parkAndRides" | "rideSharingParks" | "pointOfSales";
                count: number;
            }[];
            modes: ("metro" | "tram" | "bus" | "coach" | "train" | "cableCar" | "funicular" | "ferry" | "onDemand")[];
            bounds: {
                south: number;
                west: number;
                north: number;
                east: number;
            };
        };
        ProximityDetails: {
            id: string;
            subTitle: string;
            displayName: string;
            /** @enum {string} */
            type: "stopArea" | "stopPoint" | "address" | "pointOfInterest" | "bikeSharingStations" | "carSharingStations" | "parks" | "chargingStations" | "bikeParks" | "parkAndRides" | "rideSharingParks" | "pointOfSales";
            lat: number;
            lon: number;
            label: string;
            name: string;
            city: string;
            postCode: string;
            address: string;
            extraData: {
                city: string;
                zipCode: string;
            };
            code?: string;
            platform?: string;
            lines?: components["schemas"]["LineBadge"][];
            facts: components["schemas"]["PlaceFacts"];
            stopPoints?: components["schemas"]["ProximityStopPoint"][];
            stopAreaId?: string;
            availability?: components["schemas"]["SharingStation"];
            title: string;
        };
        ProximityPoint: {
            id: string;
            lat: number;
            lon: number;
            type: string;
            name: string;
            modes?: ("metro" | "tram" | "bus" | "coach" | "train" | "cableCar" | "funicular" | "ferry" | "onDemand")[];
            lines?: components["schemas"]["LineBadge"][];
        };
        ProximityPoints: {
            points: components["schemas"]["ProximityPoint"][];
            total: number;
            clusters: components["schemas"]["ProximityCluster"][];
        };
        ProximityStopPoint: {
            id: string;
            name: string;
            code: string;
            platform: string;
            lat: number;
            lon: number;
            /** @enum {string} */
            wheelchair: "unknown" | "yes" | "no";
            lines: components["schemas"]["LineBadge"][];
        };
        RecipientUser: {
            associationId: string | null;
            associationType: string | null;
            email: string | null;
            firstName: string | null;
            lastName: string | null;
            userId: string | null;
        };
        ReverseGeocode: {
            id: string;
            name: string;
            city: string;
            postCode: string;
            lat: number;
            lon: number;
        };
        Ride: {
            line: components["schemas"]["LineBadge"];
            agency: string;
            headsign: string;
            tripId: string;
            /** @enum {string} */
            accessibility: "unknown" | "yes" | "no";
            /** @enum {string} */
            status: "scheduled" | "live" | "cancelled" | "skipped" | "added";
            scheduledDepartureDateTime: string | null;
            scheduledArrivalDateTime: string | null;
            alerts: components["schemas"]["Alert"][];
            calls: components["schemas"]["Call"][];
        };
        Run: {
            tripId: string;
            serviceDate: string;
            offset: number;
            line: components["schemas"]["LineBadge"];
            /** @enum {integer} */
            direction: 0 | 1;
            headsign: string;
            /** @enum {string} */
            wheelchair: "unknown" | "yes" | "no";
            onDemand: boolean;
            headwaySeconds: number | null;
            calls: components["schemas"]["RunCall"][];
            geometry: number[][];
            alerts: components["schemas"]["Alert"][];
        };
        RunCall: {
            stopPointId: string;
            stopAreaId: string;
            name: string;
            platform: string;
            lat: number;
            lon: number;
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            arrivalDateTime: string;
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            departureDateTime: string;
            /** @description As `Instant`. */
            scheduledArrivalDateTime: string | null;
            /** @description As `Instant`. */
            scheduledDepartureDateTime: string | null;
            /**
             * @description `scheduled`: nothing is known beyond the timetable, which is not the same as on time.
             * @enum {string}
             */
            status: "scheduled" | "live" | "cancelled" | "skipped" | "added";
            delaySeconds: number | null;
            boarding: boolean;
            alighting: boolean;
            /** @enum {string} */
            wheelchair: "unknown" | "yes" | "no";
        };
        Schedules: {
            id: string;
            name: string;
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            from: string;
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            until: string;
            /**
             * @description Why there are no departures; null when there are some.
             * @enum {string|null}
             */
            reason: "outside-timetable" | "nothing-leaves" | null;
            lines: components["schemas"]["LineDepartures"][];
        };
        Section: {
            /** @enum {string} */
            kind: "walk" | "bike" | "wait" | "ride";
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            departureDateTime: string;
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            arrivalDateTime: string;
            durationSeconds: number;
            holds: boolean;
            metres: number;
            from: components["schemas"]["SectionPoint"];
            to: components["schemas"]["SectionPoint"];
            geometry: number[][];
            ride?: components["schemas"]["Ride"];
        };
        SectionPoint: {
            name: string;
            lat: number;
            lon: number;
            stopPointId?: string;
            stopAreaId?: string;
            platform?: string;
            /** @enum {string} */
            accessibility?: "unknown" | "yes" | "no";
        };
        SharingStation: {
            id: string;
            type: string;
            name: string;
            lat: number;
            lon: number;
            operator: string | null;
            capacity: number | null;
            virtual: boolean;
            rentalUrls: {
                web?: string;
                android?: string;
                ios?: string;
            };
            live: boolean;
            fresh: boolean;
            availableVehicles: number | null;
            vehicles: {
                /** @enum {string} */
                type: "bike" | "eBike" | "cargoBike" | "scooter" | "moped" | "car" | "other";
                count: number;
            }[];
            freeDocks: number | null;
            isRenting: boolean | null;
            isReturning: boolean | null;
            reportedAt: string | null;
            ageSeconds: number | null;
        };
        ShopAction: {
            type: string;
            label: string | null;
            parameters: components["schemas"]["ShopParameter"][];
            route: string | null;
        };
        ShopCatalogue: {
            currency: string;
            products: components["schemas"]["CatalogueItem"][];
            plans: components["schemas"]["CatalogueItem"][];
            packages: components["schemas"]["CatalogueItem"][];
        };
        ShopNotification: {
            id: string;
            label: string;
            actions: components["schemas"]["ShopAction"][];
        };
        ShopNotifications: {
            notifications: components["schemas"]["ShopNotification"][];
        };
        ShopParameter: {
            type: string;
            code: string;
            label: string | null;
            value: string;
        };
        StopAreaDetail: {
            id: string;
            name: string;
            city: string;
            postCode: string;
            lat: number;
            lon: number;
            /** @enum {string} */
            wheelchair: "unknown" | "yes" | "no";
            stopPoints: components["schemas"]["StopAreaPoint"][];
            lines: components["schemas"]["StopAreaLine"][];
            near: components["schemas"]["StopAreaNear"][];
            alerts: components["schemas"]["Alert"][];
        };
        StopAreaLine: {
            line: components["schemas"]["LineBadge"];
            directions: {
                /** @enum {integer} */
                direction: 0 | 1;
                headsigns: string[];
            }[];
        };
        StopAreaNear: {
            id: string;
            name: string;
            lat: number;
            lon: number;
            metres: number;
            seconds: number;
            lines: components["schemas"]["LineBadge"][];
        };
        StopAreaPoint: {
            id: string;
            name: string;
            code: string;
            platform: string;
            lat: number;
            lon: number;
            /** @enum {string} */
            wheelchair: "unknown" | "yes" | "no";
            lineIds: string[];
        };
        StopDeparture: {
            tripId: string;
            serviceDate: string;
            offset: number;
            stopPointId: string;
            platform: string;
            /** @enum {integer} */
            direction: 0 | 1;
            headsign: string;
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            departureDateTime: string;
            /** @description As `Instant`. */
            scheduledDepartureDateTime: string | null;
            /**
             * @description `scheduled`: nothing is known beyond the timetable, which is not the same as on time.
             * @enum {string}
             */
            status: "scheduled" | "live" | "cancelled" | "skipped" | "added";
            delaySeconds: number | null;
            /** @enum {string} */
            wheelchair: "unknown" | "yes" | "no";
            onDemand: boolean;
            isFirst: boolean;
            isLast: boolean;
        };
        StopTimetable: {
            line: components["schemas"]["LineBadge"];
            date: string;
            onDemand: boolean;
            /** @enum {string|null} */
            reason: "outside-timetable" | "no-such-direction" | "not-at-this-stop" | "not-on-this-day" | null;
            from: string;
            to: string;
            direction: (0 | 1) | null;
            destinations: string[];
            hours: components["schemas"]["PoleHour"][];
        };
        SummarySection: {
            /** @enum {string} */
            kind: "walk" | "bike" | "wait" | "ride";
            durationSeconds: number;
            line?: components["schemas"]["LineBadge"];
            /** @enum {string} */
            status?: "scheduled" | "live" | "cancelled" | "skipped" | "added";
        };
        TimetableColumn: {
            tripId: string;
            offset: number;
            headsign: string;
            /** @enum {string} */
            wheelchair: "unknown" | "yes" | "no";
            headwaySeconds: number | null;
            notes: ("startsLater" | "endsEarlier" | "skipsStops")[];
            times: (string | null)[];
            boardingOnly: number[];
            alightingOnly: number[];
        };
        TimetableRow: {
            stopAreaId: string;
            name: string;
        };
        UserInfo: {
            attributes: components["schemas"]["Attributes"];
        };
        Vehicle: {
            id: string;
            label: string;
            lat: number;
            lon: number;
            bearing: number | null;
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            at: string;
            ageSeconds: number;
            line: components["schemas"]["LineBadge"] | null;
            headsign: string | null;
            tripId: string | null;
            stopId: string | null;
            delaySeconds: number | null;
        };
        Vehicles: {
            vehicles: components["schemas"]["Vehicle"][];
        };
    };
    responses: {
        /** @description What is wrong, in a code for programs and a sentence for people. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
