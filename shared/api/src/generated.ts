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
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
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
        /** One journey step by step, from its summary code alone */
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
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
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
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/v1/proximity/points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What lies in the box of four corners, the most used first; at most 500 points */
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
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 200 once journeys can be searched, 503 before */
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
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Call: {
            point: components["schemas"]["SectionPoint"];
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            arrivalDateTime: string;
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            departureDateTime: string;
        };
        DetailedJourney: {
            id: string;
            journeySummaryCode: string;
            isDetailedTrip: boolean;
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            departureDateTime: string;
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            arrivalDateTime: string;
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
        Health: {
            status: string;
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
        };
        Journey: {
            id: string;
            journeySummaryCode: string;
            isDetailedTrip: boolean;
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            departureDateTime: string;
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            arrivalDateTime: string;
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
        Lines: {
            lines: components["schemas"]["Line"][];
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
            lines?: components["schemas"]["LineBadge"][];
            title: string;
        };
        Places: components["schemas"]["Place"][];
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
            calls: components["schemas"]["Call"][];
        };
        Section: {
            /** @enum {string} */
            kind: "walk" | "bike" | "wait" | "ride";
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            departureDateTime: string;
            /** @description ISO 8601; without an offset it is wall-clock time in the network’s zone. */
            arrivalDateTime: string;
            durationSeconds: number;
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
        SummarySection: {
            /** @enum {string} */
            kind: "walk" | "bike" | "wait" | "ride";
            durationSeconds: number;
            line?: components["schemas"]["LineBadge"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
