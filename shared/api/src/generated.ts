// Made by bff/src/openapi.ts from what the bff declares.
export interface paths {
    "/api/v1/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Places by the first letters of their name
         * @description Stops, addresses, points of interest and stations; accents, case and small typing mistakes are forgiven. The three calls of this kind do the same: a tenant chooses one.
         */
        get: operations["searchPlaces"];
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
        /**
         * Places by the first letters of their name
         * @description Stops, addresses, points of interest and stations; accents, case and small typing mistakes are forgiven. The three calls of this kind do the same: a tenant chooses one.
         */
        get: operations["searchCorePlaces"];
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
        /**
         * Places by the first letters of their name
         * @description Stops, addresses, points of interest and stations; accents, case and small typing mistakes are forgiven. The three calls of this kind do the same: a tenant chooses one.
         */
        get: operations["listCorePlaces"];
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
        /**
         * A place by its id
         * @description Also takes coordinates written `lat;lon` for an id, and answers the point itself with the address nearest to it.
         */
        get: operations["getPlace"];
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
        /**
         * What is at a point of the map
         * @description The nearest address within 300 m, else the nearest stop within 600 m.
         */
        get: operations["reverseGeocode"];
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
        /**
         * A place with what is known of it
         * @description How much room it has, when it is open, what it costs. What changes by the minute is in `getProximityPoint`.
         */
        get: operations["getPlaceOfKind"];
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
        /**
         * What lies on a piece of the map
         * @description The box around four corners. The 500 places that are used most come one by one, all others in clusters.
         */
        get: operations["listProximityPoints"];
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
        /**
         * A place with what is there now
         * @description Of a stop its stop points and lines, of a station of shared vehicles what can be rented there now. To be asked again every 10 s for stations, every minute for others.
         */
        get: operations["getProximityPoint"];
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
        /**
         * What can be rented at a station of shared bikes or scooters now
         * @description Vehicles, free docks, and how old the report is. To be asked again every 10 s.
         */
        get: operations["getBikeSharingStation"];
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
        /**
         * What can be rented at a station of shared cars now
         * @description Vehicles, free docks, and how old the report is. To be asked again every 10 s.
         */
        get: operations["getCarSharingStation"];
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
        /**
         * Journeys between two places
         * @description Say where from and where to by coordinates or by an id (coordinates win), and when to leave or when to arrive; without a time, now. The way back of an out-and-back is a second search with `previousJourneySummaryCode`. Live delays and cancellations are already part of the answer.
         */
        post: operations["searchJourneys"];
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
        /**
         * A journey step by step
         * @description From the code of a journey that was found, also days later: the answer has the times and alerts of now.
         */
        post: operations["getJourney"];
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
        /**
         * What a traveller can choose for a search
         * @description A template for a form: sections of options with their defaults. What is chosen goes into `itineraryOptions` of a search under `bodyParam`, or else under `key`.
         */
        get: operations["getJourneyPreferences"];
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
        /**
         * Who runs the network, and how far its timetable reaches
         * @description Its name, its time zone, the days of its timetable and its place on the map.
         */
        get: operations["getNetwork"];
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
        /**
         * The lines, or those that match a search
         * @description In the order of the network’s signs: 2 before 10, by mode. A search is for short names, long names and destinations, accents and case forgiven.
         */
        get: operations["listLines"];
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
        /**
         * A line with its stops, its way and its alerts
         * @description Stops as on the sign in the vehicle, each branch below the trunk that it leaves; the way on the map; when it runs; the alerts of the next seven days.
         */
        get: operations["getLine"];
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
        /**
         * A day’s timetable of a line in one direction
         * @description As printed: stops below each other, trips side by side. Delays play no part in it.
         */
        get: operations["getLineTimetable"];
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
        /**
         * The next departures of a stop point
         * @description By line and direction, or by line and terminus; of a stop area, those of all its stop points. Live where something is known, else by the timetable: `status` tells which.
         */
        get: operations["listStopDepartures"];
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
        /**
         * The next departures of one line at a stop
         * @description All of them, those of one direction, or those that go to another stop, with their arrival there.
         */
        get: operations["listLineDepartures"];
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
        /**
         * A day’s timetable of a line at a stop
         * @description By the hour, as it hangs at the pole. Delays play no part in it.
         */
        get: operations["getStopTimetable"];
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
        /**
         * A stop area with its platforms, lines and alerts
         * @description By its id or by that of one of its stop points. With what is near on foot, and the alerts of the next seven days.
         */
        get: operations["getStopArea"];
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
        /**
         * The next departures of a stop area
         * @description Of all its stop points, by line and direction, or by line and terminus.
         */
        get: operations["listStopAreaDepartures"];
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
        /**
         * One run of a vehicle with all its calls
         * @description A trip of the timetable on one service day, as expected now and as planned.
         */
        get: operations["getTrip"];
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
        /**
         * What travellers should know now
         * @description Of a line, of a stop, of a line at a stop (send both), or of the whole network.
         */
        get: operations["listAlerts"];
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
        /**
         * Where the vehicles are
         * @description Of one line or of all, each as old as it says. Empty where the operator publishes no positions.
         */
        get: operations["listVehicles"];
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
        /**
         * The login widget
         * @description A script for pages of any origin, which shows a form for signing in and sends what comes of it as events of the page.
         */
        get: operations["getLoginWidget"];
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
        /**
         * Creates an account and signs in
         * @description The e-mail address is not verified.
         */
        post: operations["createAccount"];
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
        /**
         * Signs in
         * @description Five wrong passwords for an account from one address within a quarter of an hour lead to 429.
         */
        post: operations["createSession"];
        /**
         * Signs out
         * @description The token is good for nothing any more. Nothing happens when it was so before.
         */
        delete: operations["deleteSession"];
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
        /**
         * Who is signed in
         * @description All attributes of the person, or those that are asked for.
         */
        get: operations["getMe"];
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
        /**
         * Changes attributes of the person who is signed in
         * @description All of them or, when one is refused, none. `email` and `password` need `currentPassword` beside them, and sign out all other sessions.
         */
        put: operations["updateMe"];
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
        /**
         * All favourites of the person who is signed in
         * @description Whether each is still in the timetable is looked up now.
         */
        get: operations["listFavorites"];
        put?: never;
        /**
         * Adds a favourite
         * @description A `LINE` and a `STOP_POINT`, with its `lineIds`, must be in the timetable: else 400 `unknown-line` or `unknown-stop`. An `ADDRESS` and every other type, e.g. `POI`, are taken as they are, because points of interest come and go with their sources. There can be 200 of each.
         */
        post: operations["addFavorite"];
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
        /**
         * Changes an address or a stop among the favourites
         * @description Send all of it: what is left out is gone. The type stays. Ids that change are looked up as when a favourite is added.
         */
        put: operations["changeFavorite"];
        post?: never;
        /**
         * Deletes a favourite
         * @description Of any type.
         */
        delete: operations["deleteFavorite"];
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
        /**
         * Adds what a device kept by itself
         * @description Takes the lists as `listFavorites` answers them. What is there already stays as it is; an entry that cannot be taken does not keep the others out. The same once more changes nothing.
         */
        post: operations["synchronizeFavorites"];
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
        /**
         * The cart
         * @description That of the user whose token comes along, else of the e-mail address. Anonymous carts are open to everybody who knows the address: put no secret into them.
         */
        get: operations["getCart"];
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
        /**
         * Puts something into the cart
         * @description That of the user whose token comes along, else of the e-mail address. Anonymous carts are open to everybody who knows the address: put no secret into them. The same product for the same recipient adds to the quantity.
         */
        post: operations["addCartItem"];
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
        /**
         * Says how many there are of an item
         * @description In the cart of the user whose token comes along, else of the e-mail address. Anonymous carts are open to everybody who knows the address: put no secret into them.
         */
        put: operations["changeCartItem"];
        post?: never;
        /**
         * Takes an item out of the cart
         * @description In the cart of the user whose token comes along, else of the e-mail address. Anonymous carts are open to everybody who knows the address: put no secret into them.
         */
        delete: operations["removeCartItem"];
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
        /**
         * All that is sold
         * @description Single products, plans that renew themselves, and packages of several products.
         */
        get: operations["getCatalogue"];
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
        /**
         * What the shop tells a customer now
         * @description For the person whose token comes along.
         */
        get: operations["listShopNotifications"];
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
        /**
         * What a tenant tells its travellers now
         * @description The banners of the tenant whose key comes along, within the time for which its editors set them.
         */
        get: operations["listBanners"];
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
        /**
         * A menu by its name
         * @description In French; with `-en`, `-es`, `-it` or `-de` at the end of its name in that language. Needs no key.
         */
        get: operations["getMenu"];
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
        /**
         * A square of the map’s background
         * @description Numbered as on the usual maps of the web (XYZ, Web Mercator). Needs no key, as images are asked for without headers.
         */
        get: operations["getTile"];
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
        /**
         * The demo city’s GTFS Realtime
         * @description `trip-updates`, `vehicle-positions` or `alerts` as GTFS Realtime 2.0 protobuf. Simulated.
         */
        get: operations["getDemoRealTime"];
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
        /**
         * The demo city’s GBFS
         * @description Shared bikes (`bikes`, GBFS 3.0) and shared cars (`cars`, GBFS 2.3). Begin with `gbfs.json`, which names the other documents. Simulated.
         */
        get: operations["getDemoGbfs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clientErrors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports that something in a page failed
         * @description For whoever runs the server: a line of its log and a count. Send nothing about the person, and no addresses.
         */
        post: operations["reportClientError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livez": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the process answers at all
         * @description 200 also while the timetable is loaded and while the server stops: restart it when it does not answer.
         */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether requests may be sent to this server
         * @description 503 while the timetable is loaded, and from the moment that the server is asked to stop.
         */
        get: operations["getReadiness"];
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
        /**
         * Whether the server answers travellers
         * @description 200 once journeys can be searched, 503 before and while the server stops. `degraded` when an operator should look.
         */
        get: operations["getHealth"];
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
        ClientErrorBody: {
            /**
             * @description What failed, as in docs/failures.md; `error` for whatever else was thrown.
             * @enum {string}
             */
            code: "not-configured" | "network" | "timeout" | "server-error" | "wrong-contract" | "invalid-module" | "missing-view" | "crashed" | "error";
            /**
             * @description The part of the app that failed, `host` for the page itself.
             * @example trip-planner
             */
            remote: string;
            /**
             * @description What was being done.
             * @example mount
             */
            step: string;
            /**
             * @description Which build of the host the page is of.
             * @example 8f14e45f
             */
            build: string;
            /**
             * @description Name of the screen, never its address; null where none is shown.
             * @example trip-planner-results
             */
            route: string | null;
            /**
             * @description The error’s own words, without addresses, numbers and e-mail addresses.
             * @example TypeError: Cannot read properties of undefined
             */
            message: string;
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
            contentReload: {
                at: string;
                problem: string | null;
            } | null;
            dropped: {
                code: string;
                count: number;
            }[];
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
            warnings: {
                code: string;
                message: string;
                count: number;
            }[];
        };
        Liveness: {
            /** @enum {string} */
            status: "live";
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
        /** @description Every answer from status 400 on. */
        Problem: {
            /**
             * @description What is wrong, for programs. Codes do not change; there may be new ones.
             *
             *     | code | status | when | what to do |
             *     |---|---|---|---|
             *     | `invalid-request` | 400 | A part of the request is missing, is not written as described, or contradicts another part. | Read the message: it names the field. The same request will fail again. |
             *     | `missing-api-key` | 401 | The header X-Api-Key is missing or empty. | Send the key that the operator gave you. |
             *     | `unknown-api-key` | 401 | The key is not known to this server. | Check the key with the operator. |
             *     | `unknown-address` | 404 | There is no call at this address. | Check the path against this document. |
             *     | `method-not-allowed` | 405 | The address exists and has no such method. | Use one of those in the Allow header. |
             *     | `too-large` | 413 | The body is larger than 64 kB, or 1 MB when favourites are synchronised. | Send less. |
             *     | `too-long` | 414 | A part of the address is longer than any id. | Send the id as other answers name it. |
             *     | `unsupported-media-type` | 415 | The body is something else than JSON. | Send it as application/json. |
             *     | `too-many-requests` | 429 | Too many requests came from this address within a minute. | Wait for the seconds in Retry-After. |
             *     | `internal` | 500 | Something went wrong in the server. | Try once more; then report the requestId. |
             *     | `loading` | 503 | The server has just started and still loads the timetable. | Wait for the seconds in Retry-After. |
             *     | `stopping` | 503 | The server is about to stop. Only its health says so: other calls are answered to the end. | Send requests to another server. |
             *     | `busy` | 503 | More is asked for just now than the server can do. | Wait for the seconds in Retry-After. |
             *     | `invalid-date` | 400 | A date does not exist or is not written like 2026-11-23. | Send a calendar day as YYYY-MM-DD. |
             *     | `invalid-time` | 400 | A point in time does not exist or is not ISO 8601. | Send it like 2026-11-23T08:00, or with an offset like 2026-11-23T08:00:00+01:00. |
             *     | `invalid-place` | 400 | Only one of the two coordinates of a place was sent. | Send latitude and longitude, or neither and an id. |
             *     | `missing-place` | 400 | A search has no origin, destination or via place. | Send the coordinates or the id of the place that the message names. |
             *     | `return-too-early` | 400 | The return is asked for before the outbound journey has arrived. | Choose a later returnDateTime. |
             *     | `invalid-summary-code` | 400 | A journeySummaryCode is incomplete, damaged or of an older version. | Search for the journey again. |
             *     | `box-across-180` | 400 | The corners of a map lie on both sides of the 180th meridian. | Ask for the part west of it and the part east of it. |
             *     | `place-not-found` | 404 | No place has this id, or none of the kind that was asked for. | Search for the place again: ids change with the timetable and its sources. |
             *     | `kind-not-found` | 404 | There is no such kind of place. | Use one of the kinds that `type` of a place can be. |
             *     | `nothing-near` | 404 | There is no address within 300 m and no stop within 600 m. | Use the coordinates as they are. |
             *     | `line-not-found` | 404 | No line has this id. | List the lines again: ids change with the timetable. |
             *     | `stop-not-found` | 404 | No stop point and no stop area has this id. | Search for the stop again: ids change with the timetable. |
             *     | `stop-point-not-found` | 404 | No stop point and no stop area has this id. | Search for the stop again: ids change with the timetable. |
             *     | `stop-area-not-found` | 404 | No stop area and no stop point has this id. | Search for the stop again: ids change with the timetable. |
             *     | `trip-not-found` | 404 | No trip has this id. | Ask for departures again: ids change with the timetable. |
             *     | `trip-not-on-this-day` | 404 | The trip exists and does not run on this service day. | Send the serviceDate that came with the departure. |
             *     | `run-not-found` | 404 | The trip runs by headway and has no run with this offset. | Send the offset that came with the departure. |
             *     | `journey-expired` | 404 | The timetable has changed and the journey is no longer in it. | Search again. |
             *     | `menu-not-found` | 404 | There is no menu of this name. | Do without the menu, or ask the operator for its name. |
             *     | `tile-not-found` | 404 | The map does not reach as far as this tile. | Show nothing there. |
             *     | `no-demo-city` | 404 | The server runs an operator’s timetable and not the demo city. | Use the operator’s own GBFS feed. |
             *     | `document-not-found` | 404 | The demo city has no GBFS document of this name. | Begin with gbfs.json, which lists the others. |
             *     | `not-simulated` | 404 | The server runs an operator’s timetable, for which nothing is simulated. | Use the operator’s own GTFS Realtime feed. |
             *     | `message-not-found` | 404 | There is no GTFS Realtime message of this name. | Use one of those that the message lists. |
             *     | `search-interrupted` | 503 | The search broke off. | Wait for the seconds in Retry-After, and search again. |
             *     | `incomplete-favourite` | 400 | A favourite lacks a field that its type needs. | Send the field that the message names. |
             *     | `invalid-favourite` | 400 | A field of a favourite is not as it must be. | Read the message: it names the field. |
             *     | `unknown-field` | 400 | A favourite has a field that its type does not have. | Leave out the field that the message names. |
             *     | `unknown-stop` | 400 | The stop of a new favourite is not in the timetable. | Send the id of a stop point or a stop area, as other answers name it. |
             *     | `unknown-line` | 400 | A line of a new favourite is not in the timetable. | Send the id of a line, as /api/v1/lines names it. |
             *     | `not-changeable` | 400 | A favourite is to be changed that is neither an address nor a stop, or into another type. | Delete it and add another. |
             *     | `invalid-attribute` | 400 | An attribute of a person has a value that it cannot have. | Read the message: it names the attribute and what it must be. |
             *     | `unknown-attribute` | 400 | There is no attribute of that name. | Use one of those that the message lists. |
             *     | `invalid-email` | 400 | An e-mail address is not one. | Have it typed again. |
             *     | `weak-password` | 400 | A new password is too short, too long, or the e-mail address itself. | Have another one chosen: the message says what is wrong. |
             *     | `current-password-needed` | 400 | E-mail address or password are to be changed without the current password. | Send currentPassword among the attributes. |
             *     | `wrong-password` | 400 | The current password beside a change is not right. | Have it typed again. Several attempts lead to too-many-attempts. |
             *     | `missing-token` | 401 | The call is for somebody who is signed in, and has no Authorization header. | Sign in, and send the accessToken. |
             *     | `session-over` | 401 | The token is unknown, was signed out, or is older than 30 days. | Sign in again. |
             *     | `wrong-credentials` | 401 | E-mail address and password do not belong together. | Have them typed again. Several attempts lead to too-many-attempts. |
             *     | `no-cart-owner` | 401 | A call about a cart has neither a token nor an email. | Send the Authorization header, or the email of an anonymous cart. |
             *     | `product-not-found` | 404 | Nothing of this id is sold. | Ask for the catalogue again. |
             *     | `cart-item-not-found` | 404 | The cart has no such item. | Ask for the cart again: it may have been changed elsewhere. |
             *     | `favourite-not-found` | 404 | There is no such favourite, or it is somebody else’s. | Ask for the favourites again: it may have been deleted on another device. |
             *     | `same-favourite` | 409 | Another favourite is already what this one is to become. | Keep the other one, and delete this one if it is not needed. |
             *     | `too-many-favourites` | 409 | There are 200 favourites of this type already. | Have one deleted first. |
             *     | `email-taken` | 409 | There is an account with this e-mail address. | Have the person sign in instead. |
             *     | `demo-account` | 409 | E-mail address or password of a demo account are to be changed. | Create another account. |
             *     | `cart-full` | 409 | The cart holds 50 different items already. | Have one taken out first. |
             *     | `too-many-pieces` | 409 | There are 20 pieces of this product for this recipient already. | Send a smaller quantity. |
             *     | `cart-busy` | 409 | The cart is being changed from several places at once. | Try again. |
             *     | `too-many-attempts` | 429 | Too many wrong passwords or new accounts came from this address or for this account. | Wait for the seconds in Retry-After. |
             *     | `store-unavailable` | 503 | Accounts, favourites and carts cannot be reached. Nothing was changed. | Wait for the seconds in Retry-After. |
             * @example invalid-request
             * @enum {string}
             */
            code: "invalid-request" | "missing-api-key" | "unknown-api-key" | "unknown-address" | "method-not-allowed" | "too-large" | "too-long" | "unsupported-media-type" | "too-many-requests" | "internal" | "loading" | "stopping" | "busy" | "invalid-date" | "invalid-time" | "invalid-place" | "missing-place" | "return-too-early" | "invalid-summary-code" | "box-across-180" | "place-not-found" | "kind-not-found" | "nothing-near" | "line-not-found" | "stop-not-found" | "stop-point-not-found" | "stop-area-not-found" | "trip-not-found" | "trip-not-on-this-day" | "run-not-found" | "journey-expired" | "menu-not-found" | "tile-not-found" | "no-demo-city" | "document-not-found" | "not-simulated" | "message-not-found" | "search-interrupted" | "incomplete-favourite" | "invalid-favourite" | "unknown-field" | "unknown-stop" | "unknown-line" | "not-changeable" | "invalid-attribute" | "unknown-attribute" | "invalid-email" | "weak-password" | "current-password-needed" | "wrong-password" | "missing-token" | "session-over" | "wrong-credentials" | "no-cart-owner" | "product-not-found" | "cart-item-not-found" | "favourite-not-found" | "same-favourite" | "too-many-favourites" | "email-taken" | "demo-account" | "cart-full" | "too-many-pieces" | "cart-busy" | "too-many-attempts" | "store-unavailable";
            /**
             * @description What is wrong, in an English sentence for those who develop. It may change, and names the field that is at fault.
             * @example In the query, lat must be at most 90.
             */
            message: string;
            /**
             * @description The id of the request, as in the header `x-request-id` and in the server’s log.
             * @example 0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d
             */
            requestId: string;
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
        Readiness: {
            /** @enum {string} */
            status: "ready";
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
        /**
         * @description `busy`: More is asked for just now than the server can do.
         *
         *     `store-unavailable`: Accounts, favourites and carts cannot be reached. Nothing was changed.
         */
        BusyOrStoreUnavailable: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "busy",
                 *       "message": "More is asked for just now than the server can do.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `cart-busy`: The cart is being changed from several places at once. */
        CartBusy: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "cart-busy",
                 *       "message": "The cart is being changed from several places at once.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `cart-item-not-found`: The cart has no such item. */
        CartItemNotFound: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "cart-item-not-found",
                 *       "message": "The cart has no such item.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `email-taken`: There is an account with this e-mail address. */
        EmailTaken: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "email-taken",
                 *       "message": "There is an account with this e-mail address.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `email-taken`: There is an account with this e-mail address.
         *
         *     `demo-account`: E-mail address or password of a demo account are to be changed.
         */
        EmailTakenOrDemoAccount: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "email-taken",
                 *       "message": "There is an account with this e-mail address.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `favourite-not-found`: There is no such favourite, or it is somebody else’s. */
        FavouriteNotFound: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "favourite-not-found",
                 *       "message": "There is no such favourite, or it is somebody else’s.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `internal`: Something went wrong in the server. */
        Internal: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "internal",
                 *       "message": "Something went wrong in the server.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `invalid-request`: A part of the request is missing, is not written as described, or contradicts another part. */
        InvalidRequest: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "invalid-request",
                 *       "message": "A part of the request is missing, is not written as described, or contradicts another part.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `invalid-request`: A part of the request is missing, is not written as described, or contradicts another part.
         *
         *     `box-across-180`: The corners of a map lie on both sides of the 180th meridian.
         */
        InvalidRequestOrBoxAcross180: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "invalid-request",
                 *       "message": "A part of the request is missing, is not written as described, or contradicts another part.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `invalid-request`: A part of the request is missing, is not written as described, or contradicts another part.
         *
         *     `invalid-date`: A date does not exist or is not written like 2026-11-23.
         */
        InvalidRequestOrInvalidDate: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "invalid-request",
                 *       "message": "A part of the request is missing, is not written as described, or contradicts another part.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `invalid-request`: A part of the request is missing, is not written as described, or contradicts another part.
         *
         *     `invalid-summary-code`: A journeySummaryCode is incomplete, damaged or of an older version.
         */
        InvalidRequestOrInvalidSummaryCode: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "invalid-request",
                 *       "message": "A part of the request is missing, is not written as described, or contradicts another part.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `invalid-request`: A part of the request is missing, is not written as described, or contradicts another part.
         *
         *     `invalid-time`: A point in time does not exist or is not ISO 8601.
         */
        InvalidRequestOrInvalidTime: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "invalid-request",
                 *       "message": "A part of the request is missing, is not written as described, or contradicts another part.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `journey-expired`: The timetable has changed and the journey is no longer in it. */
        JourneyExpired: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "journey-expired",
                 *       "message": "The timetable has changed and the journey is no longer in it.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `kind-not-found`: There is no such kind of place.
         *
         *     `place-not-found`: No place has this id, or none of the kind that was asked for.
         */
        KindNotFoundOrPlaceNotFound: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "kind-not-found",
                 *       "message": "There is no such kind of place.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `line-not-found`: No line has this id. */
        LineNotFound: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "line-not-found",
                 *       "message": "No line has this id.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `line-not-found`: No line has this id.
         *
         *     `stop-not-found`: No stop point and no stop area has this id.
         */
        LineNotFoundOrStopNotFound: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "line-not-found",
                 *       "message": "No line has this id.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `loading`: The server has just started and still loads the timetable. */
        Loading: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "loading",
                 *       "message": "The server has just started and still loads the timetable.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `loading`: The server has just started and still loads the timetable.
         *
         *     `stopping`: The server is about to stop. Only its health says so: other calls are answered to the end.
         */
        LoadingOrStopping: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "loading",
                 *       "message": "The server has just started and still loads the timetable.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `menu-not-found`: There is no menu of this name. */
        MenuNotFound: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "menu-not-found",
                 *       "message": "There is no menu of this name.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `method-not-allowed`: The address exists and has no such method. */
        MethodNotAllowed: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "method-not-allowed",
                 *       "message": "The address exists and has no such method.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `missing-api-key`: The header X-Api-Key is missing or empty.
         *
         *     `unknown-api-key`: The key is not known to this server.
         */
        MissingApiKeyOrUnknownApiKey: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "missing-api-key",
                 *       "message": "The header X-Api-Key is missing or empty.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `missing-token`: The call is for somebody who is signed in, and has no Authorization header. */
        MissingToken: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "missing-token",
                 *       "message": "The call is for somebody who is signed in, and has no Authorization header.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `missing-token`: The call is for somebody who is signed in, and has no Authorization header.
         *
         *     `session-over`: The token is unknown, was signed out, or is older than 30 days.
         */
        MissingTokenOrSessionOver: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "missing-token",
                 *       "message": "The call is for somebody who is signed in, and has no Authorization header.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `no-demo-city`: The server runs an operator’s timetable and not the demo city.
         *
         *     `document-not-found`: The demo city has no GBFS document of this name.
         */
        NoDemoCityOrDocumentNotFound: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "no-demo-city",
                 *       "message": "The server runs an operator’s timetable and not the demo city.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description What `If-None-Match` names still holds. There is no body. */
        NotModified: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                vary: components["headers"]["Vary"];
                etag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /**
         * @description `not-simulated`: The server runs an operator’s timetable, for which nothing is simulated.
         *
         *     `message-not-found`: There is no GTFS Realtime message of this name.
         */
        NotSimulatedOrMessageNotFound: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "not-simulated",
                 *       "message": "The server runs an operator’s timetable, for which nothing is simulated.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `nothing-near`: There is no address within 300 m and no stop within 600 m. */
        NothingNear: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "nothing-near",
                 *       "message": "There is no address within 300 m and no stop within 600 m.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `place-not-found`: No place has this id, or none of the kind that was asked for. */
        PlaceNotFound: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "place-not-found",
                 *       "message": "No place has this id, or none of the kind that was asked for.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `place-not-found`: No place has this id, or none of the kind that was asked for.
         *
         *     `journey-expired`: The timetable has changed and the journey is no longer in it.
         */
        PlaceNotFoundOrJourneyExpired: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "place-not-found",
                 *       "message": "No place has this id, or none of the kind that was asked for.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `product-not-found`: Nothing of this id is sold. */
        ProductNotFound: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "product-not-found",
                 *       "message": "Nothing of this id is sold.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `same-favourite`: Another favourite is already what this one is to become. */
        SameFavourite: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "same-favourite",
                 *       "message": "Another favourite is already what this one is to become.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `stop-area-not-found`: No stop area and no stop point has this id. */
        StopAreaNotFound: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "stop-area-not-found",
                 *       "message": "No stop area and no stop point has this id.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `stop-point-not-found`: No stop point and no stop area has this id. */
        StopPointNotFound: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "stop-point-not-found",
                 *       "message": "No stop point and no stop area has this id.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `stop-point-not-found`: No stop point and no stop area has this id.
         *
         *     `line-not-found`: No line has this id.
         */
        StopPointNotFoundOrLineNotFound: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "stop-point-not-found",
                 *       "message": "No stop point and no stop area has this id.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `store-unavailable`: Accounts, favourites and carts cannot be reached. Nothing was changed. */
        StoreUnavailable: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "store-unavailable",
                 *       "message": "Accounts, favourites and carts cannot be reached. Nothing was changed.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `store-unavailable`: Accounts, favourites and carts cannot be reached. Nothing was changed.
         *
         *     `busy`: More is asked for just now than the server can do.
         */
        StoreUnavailableOrBusy: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "store-unavailable",
                 *       "message": "Accounts, favourites and carts cannot be reached. Nothing was changed.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `store-unavailable`: Accounts, favourites and carts cannot be reached. Nothing was changed.
         *
         *     `loading`: The server has just started and still loads the timetable.
         */
        StoreUnavailableOrLoading: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "store-unavailable",
                 *       "message": "Accounts, favourites and carts cannot be reached. Nothing was changed.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `tile-not-found`: The map does not reach as far as this tile. */
        TileNotFound: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "tile-not-found",
                 *       "message": "The map does not reach as far as this tile.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `too-large`: The body is larger than 64 kB, or 1 MB when favourites are synchronised. */
        TooLarge: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "too-large",
                 *       "message": "The body is larger than 64 kB, or 1 MB when favourites are synchronised.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `too-long`: A part of the address is longer than any id. */
        TooLong: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "too-long",
                 *       "message": "A part of the address is longer than any id.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `too-many-attempts`: Too many wrong passwords or new accounts came from this address or for this account.
         *
         *     `too-many-requests`: Too many requests came from this address within a minute.
         */
        TooManyAttemptsOrTooManyRequests: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                "retry-after": components["headers"]["RetryAfter"];
                "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "too-many-attempts",
                 *       "message": "Too many wrong passwords or new accounts came from this address or for this account.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `too-many-favourites`: There are 200 favourites of this type already. */
        TooManyFavourites: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "too-many-favourites",
                 *       "message": "There are 200 favourites of this type already.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `too-many-requests`: Too many requests came from this address within a minute. */
        TooManyRequests: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                "retry-after": components["headers"]["RetryAfter"];
                "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "too-many-requests",
                 *       "message": "Too many requests came from this address within a minute.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `unsupported-media-type`: The body is something else than JSON. */
        UnsupportedMediaType: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unsupported-media-type",
                 *       "message": "The body is something else than JSON.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `wrong-credentials`: E-mail address and password do not belong together. */
        WrongCredentials: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "wrong-credentials",
                 *       "message": "E-mail address and password do not belong together.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Languages in the order of preference, as browsers send them. The texts are in the best of fr, en, es, it and de; in French when none is among them.
         * @example de-AT,de;q=0.9,en;q=0.8
         */
        AcceptLanguage: string;
        /**
         * @description The `ETag` of an answer that is already at hand: 304 when it still holds.
         * @example "2026-11-20-4c6ba29f"
         */
        IfNoneMatch: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The id of this request, as in the server’s log. Name it when you report a problem.
         * @example 0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d
         */
        XRequestId: string;
        /**
         * @description How long the answer may be kept: `public, max-age=…` in seconds, `private, no-cache` for one reader, `no-store` not at all.
         * @example public, max-age=300
         */
        CacheControl: string;
        /**
         * @description The request headers that the answer depends on.
         * @example origin, x-api-key, accept-language
         */
        Vary: string;
        /**
         * @description Names this version of the answer, for `If-None-Match`. Always weak (`W/`): compressed or not, it is the same answer.
         * @example "2026-11-20-4c6ba29f"
         */
        ETag: string;
        /**
         * @description The language that texts were asked for: fr, en, es, it or de.
         * @example de
         */
        ContentLanguage: string;
        /**
         * @description Requests that one address may send in a minute. Absent, as the other two, where the operator set no limit.
         * @example 1200
         */
        RateLimitLimit: number;
        /**
         * @description Requests that are left until the minute is over.
         * @example 1187
         */
        RateLimitRemaining: number;
        /**
         * @description Seconds until the minute is over.
         * @example 41
         */
        RateLimitReset: number;
        /**
         * @description Seconds after which trying again makes sense.
         * @example 2
         */
        RetryAfter: number;
        /**
         * @description The methods that this address has, with commas between them.
         * @example GET, HEAD
         */
        Allow: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    searchPlaces: {
        parameters: {
            query: {
                search: string;
                /** @description `lat,lon` of the traveller: nearer places come first. */
                userLatLon?: string;
            };
            header?: {
                /**
                 * @description The `ETag` of an answer that is already at hand: 304 when it still holds.
                 * @example "2026-11-20-4c6ba29f"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 12 places, the best first; none for an empty search. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    etag: components["headers"]["ETag"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "type": "stopArea",
                     *         "extraData": {},
                     *         "lines": [
                     *           {
                     *             "mode": "metro"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Places"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Loading"];
        };
    };
    searchCorePlaces: {
        parameters: {
            query: {
                search: string;
                /** @description `lat,lon` of the traveller: nearer places come first. */
                userLatLon?: string;
            };
            header?: {
                /**
                 * @description The `ETag` of an answer that is already at hand: 304 when it still holds.
                 * @example "2026-11-20-4c6ba29f"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 12 places, the best first; none for an empty search. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    etag: components["headers"]["ETag"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "type": "stopArea",
                     *         "extraData": {},
                     *         "lines": [
                     *           {
                     *             "mode": "metro"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Places"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Loading"];
        };
    };
    listCorePlaces: {
        parameters: {
            query: {
                search: string;
                /** @description `lat,lon` of the traveller: nearer places come first. */
                userLatLon?: string;
            };
            header?: {
                /**
                 * @description The `ETag` of an answer that is already at hand: 304 when it still holds.
                 * @example "2026-11-20-4c6ba29f"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 12 places, the best first; none for an empty search. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    etag: components["headers"]["ETag"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "type": "stopArea",
                     *         "extraData": {},
                     *         "lines": [
                     *           {
                     *             "mode": "metro"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Places"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Loading"];
        };
    };
    getPlace: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an answer that is already at hand: 304 when it still holds.
                 * @example "2026-11-20-4c6ba29f"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    etag: components["headers"]["ETag"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "stopArea",
                     *       "extraData": {},
                     *       "lines": [
                     *         {
                     *           "mode": "metro"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Place"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            404: components["responses"]["PlaceNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["TooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Loading"];
        };
    };
    reverseGeocode: {
        parameters: {
            query: {
                lat: number;
                lon: number;
            };
            header?: {
                /**
                 * @description The `ETag` of an answer that is already at hand: 304 when it still holds.
                 * @example "2026-11-20-4c6ba29f"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address or the stop; its coordinates are its own, not those that were asked for. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    etag: components["headers"]["ETag"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": components["schemas"]["ReverseGeocode"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            404: components["responses"]["NothingNear"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Loading"];
        };
    };
    getPlaceOfKind: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an answer that is already at hand: 304 when it still holds.
                 * @example "2026-11-20-4c6ba29f"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description In any case; `_` and `-` say nothing. */
                kind: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place and its facts. A fact that is absent is not known. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    etag: components["headers"]["ETag"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "stopArea",
                     *       "extraData": {},
                     *       "lines": [
                     *         {
                     *           "mode": "metro"
                     *         }
                     *       ],
                     *       "facts": {
                     *         "wheelchair": "unknown",
                     *         "openingHours": [
                     *           {}
                     *         ],
                     *         "sockets": [
                     *           {
                     *             "type": "type2"
                     *           }
                     *         ],
                     *         "prices": [
                     *           {
                     *             "per": "use"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PlaceDetails"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            404: components["responses"]["KindNotFoundOrPlaceNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["TooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Loading"];
        };
    };
    listProximityPoints: {
        parameters: {
            query: {
                /** @example [] */
                coord: string[];
            };
            header?: {
                /**
                 * @description The `ETag` of an answer that is already at hand: 304 when it still holds.
                 * @example "2026-11-20-4c6ba29f"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Places and clusters; both empty where nothing is. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    etag: components["headers"]["ETag"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "points": [
                     *         {
                     *           "modes": [
                     *             "metro"
                     *           ],
                     *           "lines": [
                     *             {
                     *               "mode": "metro"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "clusters": [
                     *         {
                     *           "kinds": [
                     *             {
                     *               "type": "stopArea"
                     *             }
                     *           ],
                     *           "modes": [
                     *             "metro"
                     *           ],
                     *           "bounds": {}
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProximityPoints"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequestOrBoxAcross180"];
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Loading"];
        };
    };
    getProximityPoint: {
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
            /** @description The place, its facts, and what is there now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "stopArea",
                     *       "extraData": {},
                     *       "lines": [
                     *         {
                     *           "mode": "metro"
                     *         }
                     *       ],
                     *       "facts": {
                     *         "wheelchair": "unknown",
                     *         "openingHours": [
                     *           {}
                     *         ],
                     *         "sockets": [
                     *           {
                     *             "type": "type2"
                     *           }
                     *         ],
                     *         "prices": [
                     *           {
                     *             "per": "use"
                     *           }
                     *         ]
                     *       },
                     *       "stopPoints": [
                     *         {
                     *           "wheelchair": "unknown",
                     *           "lines": [
                     *             {
                     *               "mode": "metro"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "availability": {
                     *         "rentalUrls": {},
                     *         "vehicles": [
                     *           {
                     *             "type": "bike"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProximityDetails"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            404: components["responses"]["KindNotFoundOrPlaceNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["TooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Loading"];
        };
    };
    getBikeSharingStation: {
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
            /** @description The station and what stands there. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rentalUrls": {},
                     *       "vehicles": [
                     *         {
                     *           "type": "bike"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SharingStation"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            404: components["responses"]["PlaceNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["TooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Loading"];
        };
    };
    getCarSharingStation: {
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
            /** @description The station and what stands there. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rentalUrls": {},
                     *       "vehicles": [
                     *         {
                     *           "type": "bike"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SharingStation"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            404: components["responses"]["PlaceNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["TooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Loading"];
        };
    };
    searchJourneys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tripType": 0,
                 *       "via": [
                 *         {}
                 *       ],
                 *       "itineraryOptions": {
                 *         "journeyType": "fastest",
                 *         "walkSpeed": "slow",
                 *         "wheelchair": "on",
                 *         "bike": "on",
                 *         "excludedModes": [
                 *           "metro"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["JourneySearchBody"];
            };
        };
        responses: {
            /** @description Journeys in groups, the groups in the order in which to show them. No group at all, and a reason, where nothing was found. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "groups": [
                     *         {
                     *           "key": "publicTransport",
                     *           "journeys": [
                     *             {
                     *               "realTime": "scheduled",
                     *               "modes": [
                     *                 "metro"
                     *               ],
                     *               "fare": {},
                     *               "accessibility": "unknown",
                     *               "sections": [
                     *                 {
                     *                   "kind": "walk",
                     *                   "line": {
                     *                     "mode": "metro"
                     *                   },
                     *                   "status": "scheduled"
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "reason": "same-place"
                     *     }
                     */
                    "application/json": components["schemas"]["JourneySearchAnswer"];
                };
            };
            /**
             * @description `invalid-request`: A part of the request is missing, is not written as described, or contradicts another part.
             *
             *     `invalid-time`: A point in time does not exist or is not ISO 8601.
             *
             *     `invalid-place`: Only one of the two coordinates of a place was sent.
             *
             *     `missing-place`: A search has no origin, destination or via place.
             *
             *     `return-too-early`: The return is asked for before the outbound journey has arrived.
             *
             *     `invalid-summary-code`: A journeySummaryCode is incomplete, damaged or of an older version.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "invalid-request",
                     *       "message": "A part of the request is missing, is not written as described, or contradicts another part.",
                     *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            404: components["responses"]["PlaceNotFoundOrJourneyExpired"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            /**
             * @description `loading`: The server has just started and still loads the timetable.
             *
             *     `busy`: More is asked for just now than the server can do.
             *
             *     `search-interrupted`: The search broke off.
             */
            503: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "loading",
                     *       "message": "The server has just started and still loads the timetable.",
                     *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getJourney: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Languages in the order of preference, as browsers send them. The texts are in the best of fr, en, es, it and de; in French when none is among them.
                 * @example de-AT,de;q=0.9,en;q=0.8
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tripType": 0
                 *     }
                 */
                "application/json": components["schemas"]["JourneyDetailBody"];
            };
        };
        responses: {
            /** @description The journey with all its steps, calls and ways on the map. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "content-language": components["headers"]["ContentLanguage"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "realTime": "scheduled",
                     *       "modes": [
                     *         "metro"
                     *       ],
                     *       "fare": {},
                     *       "accessibility": "unknown",
                     *       "from": {
                     *         "accessibility": "unknown"
                     *       },
                     *       "to": {
                     *         "accessibility": "unknown"
                     *       },
                     *       "sections": [
                     *         {
                     *           "kind": "walk",
                     *           "from": {
                     *             "accessibility": "unknown"
                     *           },
                     *           "to": {
                     *             "accessibility": "unknown"
                     *           },
                     *           "geometry": [
                     *             []
                     *           ],
                     *           "ride": {
                     *             "line": {
                     *               "mode": "metro"
                     *             },
                     *             "accessibility": "unknown",
                     *             "status": "scheduled",
                     *             "alerts": [
                     *               {
                     *                 "effect": "noService",
                     *                 "severity": "info",
                     *                 "periods": [
                     *                   {}
                     *                 ],
                     *                 "lineIds": [],
                     *                 "stopIds": []
                     *               }
                     *             ],
                     *             "calls": [
                     *               {
                     *                 "point": {
                     *                   "accessibility": "unknown"
                     *                 },
                     *                 "status": "scheduled"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DetailedJourney"];
                };
            };
            400: components["responses"]["InvalidRequestOrInvalidSummaryCode"];
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            404: components["responses"]["JourneyExpired"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Loading"];
        };
    };
    getJourneyPreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an answer that is already at hand: 304 when it still holds.
                 * @example "2026-11-20-4c6ba29f"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sections in the order in which to show them. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    etag: components["headers"]["ETag"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sections": [
                     *         {
                     *           "options": [
                     *             {
                     *               "type": "criterion",
                     *               "criteria": [
                     *                 {}
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Loading"];
        };
    };
    getNetwork: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an answer that is already at hand: 304 when it still holds.
                 * @example "2026-11-20-4c6ba29f"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The network. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    etag: components["headers"]["ETag"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "center": {},
                     *       "bounds": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Network"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Loading"];
        };
    };
    listLines: {
        parameters: {
            query?: {
                search?: string;
            };
            header?: {
                /**
                 * @description The `ETag` of an answer that is already at hand: 304 when it still holds.
                 * @example "2026-11-20-4c6ba29f"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines; none where nothing matches. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    etag: components["headers"]["ETag"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "lines": [
                     *         {
                     *           "mode": "metro",
                     *           "headsigns": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Lines"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Loading"];
        };
    };
    getLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Languages in the order of preference, as browsers send them. The texts are in the best of fr, en, es, it and de; in French when none is among them.
                 * @example de-AT,de;q=0.9,en;q=0.8
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that is already at hand: 304 when it still holds.
                 * @example "2026-11-20-4c6ba29f"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The line. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    etag: components["headers"]["ETag"];
                    "content-language": components["headers"]["ContentLanguage"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mode": "metro",
                     *       "agency": {},
                     *       "directions": [
                     *         {
                     *           "direction": 0,
                     *           "headsigns": [],
                     *           "stops": [
                     *             {
                     *               "stopPointIds": [],
                     *               "wheelchair": "unknown",
                     *               "changes": [
                     *                 {
                     *                   "mode": "metro"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "variants": [
                     *             {
                     *               "stops": []
                     *             }
                     *           ],
                     *           "geometry": [
                     *             [
                     *               []
                     *             ]
                     *           ],
                     *           "today": {}
                     *         }
                     *       ],
                     *       "bounds": {},
                     *       "serviceDays": {
                     *         "dates": [],
                     *         "weekdays": []
                     *       },
                     *       "alerts": [
                     *         {
                     *           "effect": "noService",
                     *           "severity": "info",
                     *           "periods": [
                     *             {}
                     *           ],
                     *           "lineIds": [],
                     *           "stopIds": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LineDetail"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            404: components["responses"]["LineNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["TooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Loading"];
        };
    };
    getLineTimetable: {
        parameters: {
            query?: {
                /**
                 * @description As in `directions` of the line.
                 * @example 0
                 */
                direction?: "0" | "1";
                /** @description The service day, `2026-11-23`: what starts on it, also after midnight. Without it today. */
                date?: string;
            };
            header?: {
                /**
                 * @description The `ETag` of an answer that is already at hand: 304 when it still holds.
                 * @example "2026-11-20-4c6ba29f"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The timetable; without columns, and with a reason, where nothing runs. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    etag: components["headers"]["ETag"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "line": {
                     *         "mode": "metro"
                     *       },
                     *       "reason": "outside-timetable",
                     *       "direction": 0,
                     *       "rows": [
                     *         {}
                     *       ],
                     *       "columns": [
                     *         {
                     *           "wheelchair": "unknown",
                     *           "notes": [
                     *             "startsLater"
                     *           ],
                     *           "times": [],
                     *           "boardingOnly": [],
                     *           "alightingOnly": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LineTimetable"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequestOrInvalidDate"];
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            404: components["responses"]["LineNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["TooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Loading"];
        };
    };
    listStopDepartures: {
        parameters: {
            query?: {
                /**
                 * @description `true`: a group for each terminus of a line; else for each of its directions.
                 * @example true
                 */
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
            /** @description Departures by line. Each line is there once, also without departures. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "outside-timetable",
                     *       "lines": [
                     *         {
                     *           "line": {
                     *             "mode": "metro"
                     *           },
                     *           "groups": [
                     *             {
                     *               "direction": 0,
                     *               "headsigns": [],
                     *               "departures": [
                     *                 {
                     *                   "direction": 0,
                     *                   "status": "scheduled",
                     *                   "wheelchair": "unknown"
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Schedules"];
                };
            };
            400: components["responses"]["InvalidRequestOrInvalidTime"];
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            404: components["responses"]["StopPointNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["TooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Loading"];
        };
    };
    listLineDepartures: {
        parameters: {
            query?: {
                /** @description Only those that go there; a stop area will do as well. */
                toStopPointId?: string;
                /**
                 * @description As in `directions` of the line.
                 * @example 0
                 */
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
            /** @description Departures by time; none, and a reason, where nothing leaves. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "line": {
                     *         "mode": "metro"
                     *       },
                     *       "reason": "outside-timetable",
                     *       "departures": [
                     *         {
                     *           "direction": 0,
                     *           "status": "scheduled",
                     *           "wheelchair": "unknown",
                     *           "arrival": {
                     *             "status": "scheduled"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["NextDepartures"];
                };
            };
            400: components["responses"]["InvalidRequestOrInvalidTime"];
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            404: components["responses"]["StopPointNotFoundOrLineNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["TooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Loading"];
        };
    };
    getStopTimetable: {
        parameters: {
            query: {
                lineId: string;
                /**
                 * @description As in `directions` of the line.
                 * @example 0
                 */
                direction?: "0" | "1";
                /** @description The service day, `2026-11-23`: what starts on it, also after midnight. Without it today. */
                date?: string;
            };
            header?: {
                /**
                 * @description The `ETag` of an answer that is already at hand: 304 when it still holds.
                 * @example "2026-11-20-4c6ba29f"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The timetable; without hours, and with a reason, where nothing leaves. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    etag: components["headers"]["ETag"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "line": {
                     *         "mode": "metro"
                     *       },
                     *       "reason": "outside-timetable",
                     *       "direction": 0,
                     *       "destinations": [],
                     *       "hours": [
                     *         {
                     *           "departures": [
                     *             {
                     *               "direction": 0,
                     *               "wheelchair": "unknown"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StopTimetable"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequestOrInvalidDate"];
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            404: components["responses"]["StopPointNotFoundOrLineNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["TooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Loading"];
        };
    };
    getStopArea: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Languages in the order of preference, as browsers send them. The texts are in the best of fr, en, es, it and de; in French when none is among them.
                 * @example de-AT,de;q=0.9,en;q=0.8
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that is already at hand: 304 when it still holds.
                 * @example "2026-11-20-4c6ba29f"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stop area. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    etag: components["headers"]["ETag"];
                    "content-language": components["headers"]["ContentLanguage"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "wheelchair": "unknown",
                     *       "stopPoints": [
                     *         {
                     *           "wheelchair": "unknown",
                     *           "lineIds": []
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "line": {
                     *             "mode": "metro"
                     *           },
                     *           "directions": [
                     *             {
                     *               "direction": 0,
                     *               "headsigns": []
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "near": [
                     *         {
                     *           "lines": [
                     *             {
                     *               "mode": "metro"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "alerts": [
                     *         {
                     *           "effect": "noService",
                     *           "severity": "info",
                     *           "periods": [
                     *             {}
                     *           ],
                     *           "lineIds": [],
                     *           "stopIds": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StopAreaDetail"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            404: components["responses"]["StopAreaNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["TooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Loading"];
        };
    };
    listStopAreaDepartures: {
        parameters: {
            query?: {
                /**
                 * @description `true`: a group for each terminus of a line; else for each of its directions.
                 * @example true
                 */
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
            /** @description Departures by line. Each line is there once, also without departures. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "outside-timetable",
                     *       "lines": [
                     *         {
                     *           "line": {
                     *             "mode": "metro"
                     *           },
                     *           "groups": [
                     *             {
                     *               "direction": 0,
                     *               "headsigns": [],
                     *               "departures": [
                     *                 {
                     *                   "direction": 0,
                     *                   "status": "scheduled",
                     *                   "wheelchair": "unknown"
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Schedules"];
                };
            };
            400: components["responses"]["InvalidRequestOrInvalidTime"];
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            404: components["responses"]["StopAreaNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["TooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Loading"];
        };
    };
    getTrip: {
        parameters: {
            query?: {
                /** @description The service day, `2026-11-23`: what starts on it, also after midnight. Without it today. */
                date?: string;
                /** @description Names one run of a trip by headway, as told with it. Without it the first of the day. */
                offset?: number;
            };
            header?: {
                /**
                 * @description Languages in the order of preference, as browsers send them. The texts are in the best of fr, en, es, it and de; in French when none is among them.
                 * @example de-AT,de;q=0.9,en;q=0.8
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "content-language": components["headers"]["ContentLanguage"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "line": {
                     *         "mode": "metro"
                     *       },
                     *       "direction": 0,
                     *       "wheelchair": "unknown",
                     *       "calls": [
                     *         {
                     *           "status": "scheduled",
                     *           "wheelchair": "unknown"
                     *         }
                     *       ],
                     *       "geometry": [
                     *         []
                     *       ],
                     *       "alerts": [
                     *         {
                     *           "effect": "noService",
                     *           "severity": "info",
                     *           "periods": [
                     *             {}
                     *           ],
                     *           "lineIds": [],
                     *           "stopIds": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Run"];
                };
            };
            400: components["responses"]["InvalidRequestOrInvalidDate"];
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            /**
             * @description `trip-not-found`: No trip has this id.
             *
             *     `trip-not-on-this-day`: The trip exists and does not run on this service day.
             *
             *     `run-not-found`: The trip runs by headway and has no run with this offset.
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "trip-not-found",
                     *       "message": "No trip has this id.",
                     *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["TooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Loading"];
        };
    };
    listAlerts: {
        parameters: {
            query?: {
                lineId?: string;
                /** @description Id of a stop point or of a stop area. */
                stopId?: string;
            };
            header?: {
                /**
                 * @description Languages in the order of preference, as browsers send them. The texts are in the best of fr, en, es, it and de; in French when none is among them.
                 * @example de-AT,de;q=0.9,en;q=0.8
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alerts that hold now, the most severe first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "content-language": components["headers"]["ContentLanguage"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "alerts": [
                     *         {
                     *           "effect": "noService",
                     *           "severity": "info",
                     *           "periods": [
                     *             {}
                     *           ],
                     *           "lineIds": [],
                     *           "stopIds": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Alerts"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            404: components["responses"]["LineNotFoundOrStopNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Loading"];
        };
    };
    listVehicles: {
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
            /** @description The vehicles that were heard of lately. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "vehicles": [
                     *         {
                     *           "line": {
                     *             "mode": "metro"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Vehicles"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            404: components["responses"]["LineNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Loading"];
        };
    };
    getLoginWidget: {
        parameters: {
            query?: {
                /** @description Id of the tenant whose page asks. */
                context?: string;
            };
            header?: {
                /**
                 * @description The `ETag` of an answer that is already at hand: 304 when it still holds.
                 * @example "2026-11-20-4c6ba29f"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JavaScript. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    etag: components["headers"]["ETag"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
        };
    };
    createAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attributes": {}
                 *     }
                 */
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
            /** @description The first session of the new account. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "attributes": {}
                     *     }
                     */
                    "application/json": components["schemas"]["NewSession"];
                };
            };
            /**
             * @description `invalid-request`: A part of the request is missing, is not written as described, or contradicts another part.
             *
             *     `invalid-email`: An e-mail address is not one.
             *
             *     `weak-password`: A new password is too short, too long, or the e-mail address itself.
             *
             *     `invalid-attribute`: An attribute of a person has a value that it cannot have.
             *
             *     `unknown-attribute`: There is no attribute of that name.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "invalid-request",
                     *       "message": "A part of the request is missing, is not written as described, or contradicts another part.",
                     *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["EmailTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyAttemptsOrTooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["BusyOrStoreUnavailable"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description A session: send its `accessToken` in the Authorization header. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "attributes": {}
                     *     }
                     */
                    "application/json": components["schemas"]["NewSession"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongCredentials"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyAttemptsOrTooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["BusyOrStoreUnavailable"];
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. There is no body. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["MissingToken"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    getMe: {
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
            /** @description The attributes; those that the account does not have are absent. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "attributes": {}
                     *     }
                     */
                    "application/json": components["schemas"]["UserInfo"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["MissingTokenOrSessionOver"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attributes": {}
                 *     }
                 */
                "application/json": {
                    /** @description Null or an empty text takes an attribute out. */
                    attributes: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description All attributes as they are now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "attributes": {}
                     *     }
                     */
                    "application/json": components["schemas"]["UserInfo"];
                };
            };
            /**
             * @description `invalid-request`: A part of the request is missing, is not written as described, or contradicts another part.
             *
             *     `invalid-attribute`: An attribute of a person has a value that it cannot have.
             *
             *     `unknown-attribute`: There is no attribute of that name.
             *
             *     `invalid-email`: An e-mail address is not one.
             *
             *     `weak-password`: A new password is too short, too long, or the e-mail address itself.
             *
             *     `current-password-needed`: E-mail address or password are to be changed without the current password.
             *
             *     `wrong-password`: The current password beside a change is not right.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "invalid-request",
                     *       "message": "A part of the request is missing, is not written as described, or contradicts another part.",
                     *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["MissingTokenOrSessionOver"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["EmailTakenOrDemoAccount"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyAttemptsOrTooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailableOrBusy"];
        };
    };
    listFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Four lists, each in the order in which its favourites were added. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "favoriteAddresses": [
                     *         {
                     *           "address": {
                     *             "coordinates": {}
                     *           }
                     *         }
                     *       ],
                     *       "favoriteLines": [
                     *         {
                     *           "line": {}
                     *         }
                     *       ],
                     *       "favoritePointOfInterests": [
                     *         {
                     *           "pointOfInterest": {},
                     *           "place": {
                     *             "coordinates": {}
                     *           }
                     *         }
                     *       ],
                     *       "favoriteStopPoints": [
                     *         {
                     *           "stopPoint": {
                     *             "lineIds": []
                     *           },
                     *           "place": {
                     *             "coordinates": {}
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FavoriteLists"];
                };
            };
            /**
             * @description `missing-api-key`: The header X-Api-Key is missing or empty.
             *
             *     `unknown-api-key`: The key is not known to this server.
             *
             *     `missing-token`: The call is for somebody who is signed in, and has no Authorization header.
             *
             *     `session-over`: The token is unknown, was signed out, or is older than 30 days.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "missing-api-key",
                     *       "message": "The header X-Api-Key is missing or empty.",
                     *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailableOrLoading"];
        };
    };
    addFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lineIds": [],
                 *       "coordinates": {}
                 *     }
                 */
                "application/json": components["schemas"]["FavoriteBody"];
            };
        };
        responses: {
            /** @description The one that is there already and is the same. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "line": {}
                     *     }
                     */
                    "application/json": components["schemas"]["FavoriteEntry"];
                };
            };
            /** @description The favourite that was added. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "line": {}
                     *     }
                     */
                    "application/json": components["schemas"]["FavoriteEntry"];
                };
            };
            /**
             * @description `invalid-request`: A part of the request is missing, is not written as described, or contradicts another part.
             *
             *     `incomplete-favourite`: A favourite lacks a field that its type needs.
             *
             *     `invalid-favourite`: A field of a favourite is not as it must be.
             *
             *     `unknown-field`: A favourite has a field that its type does not have.
             *
             *     `unknown-stop`: The stop of a new favourite is not in the timetable.
             *
             *     `unknown-line`: A line of a new favourite is not in the timetable.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "invalid-request",
                     *       "message": "A part of the request is missing, is not written as described, or contradicts another part.",
                     *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing-api-key`: The header X-Api-Key is missing or empty.
             *
             *     `unknown-api-key`: The key is not known to this server.
             *
             *     `missing-token`: The call is for somebody who is signed in, and has no Authorization header.
             *
             *     `session-over`: The token is unknown, was signed out, or is older than 30 days.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "missing-api-key",
                     *       "message": "The header X-Api-Key is missing or empty.",
                     *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["TooManyFavourites"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailableOrLoading"];
        };
    };
    changeFavorite: {
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
                /**
                 * @example {
                 *       "lineIds": [],
                 *       "coordinates": {}
                 *     }
                 */
                "application/json": components["schemas"]["FavoriteBody"];
            };
        };
        responses: {
            /** @description The favourite as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "line": {}
                     *     }
                     */
                    "application/json": components["schemas"]["FavoriteEntry"];
                };
            };
            /**
             * @description `invalid-request`: A part of the request is missing, is not written as described, or contradicts another part.
             *
             *     `incomplete-favourite`: A favourite lacks a field that its type needs.
             *
             *     `invalid-favourite`: A field of a favourite is not as it must be.
             *
             *     `unknown-field`: A favourite has a field that its type does not have.
             *
             *     `unknown-stop`: The stop of a new favourite is not in the timetable.
             *
             *     `unknown-line`: A line of a new favourite is not in the timetable.
             *
             *     `not-changeable`: A favourite is to be changed that is neither an address nor a stop, or into another type.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "invalid-request",
                     *       "message": "A part of the request is missing, is not written as described, or contradicts another part.",
                     *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing-api-key`: The header X-Api-Key is missing or empty.
             *
             *     `unknown-api-key`: The key is not known to this server.
             *
             *     `missing-token`: The call is for somebody who is signed in, and has no Authorization header.
             *
             *     `session-over`: The token is unknown, was signed out, or is older than 30 days.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "missing-api-key",
                     *       "message": "The header X-Api-Key is missing or empty.",
                     *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["FavouriteNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["SameFavourite"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailableOrLoading"];
        };
    };
    deleteFavorite: {
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
            /** @description Deleted. There is no body. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            /**
             * @description `missing-api-key`: The header X-Api-Key is missing or empty.
             *
             *     `unknown-api-key`: The key is not known to this server.
             *
             *     `missing-token`: The call is for somebody who is signed in, and has no Authorization header.
             *
             *     `session-over`: The token is unknown, was signed out, or is older than 30 days.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "missing-api-key",
                     *       "message": "The header X-Api-Key is missing or empty.",
                     *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["FavouriteNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["TooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    synchronizeFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "favoriteAddresses": [],
                 *       "favoriteLines": [],
                 *       "favoritePointOfInterests": [],
                 *       "favoriteStopPoints": []
                 *     }
                 */
                "application/json": components["schemas"]["FavoriteSynchronizeBody"];
            };
        };
        responses: {
            /** @description All favourites as they are now, and the entries that were not taken. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "favoriteAddresses": [
                     *         {
                     *           "address": {
                     *             "coordinates": {}
                     *           }
                     *         }
                     *       ],
                     *       "favoriteLines": [
                     *         {
                     *           "line": {}
                     *         }
                     *       ],
                     *       "favoritePointOfInterests": [
                     *         {
                     *           "pointOfInterest": {},
                     *           "place": {
                     *             "coordinates": {}
                     *           }
                     *         }
                     *       ],
                     *       "favoriteStopPoints": [
                     *         {
                     *           "stopPoint": {
                     *             "lineIds": []
                     *           },
                     *           "place": {
                     *             "coordinates": {}
                     *           }
                     *         }
                     *       ],
                     *       "rejected": [
                     *         {}
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FavoriteSynchronized"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /**
             * @description `missing-api-key`: The header X-Api-Key is missing or empty.
             *
             *     `unknown-api-key`: The key is not known to this server.
             *
             *     `missing-token`: The call is for somebody who is signed in, and has no Authorization header.
             *
             *     `session-over`: The token is unknown, was signed out, or is older than 30 days.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "missing-api-key",
                     *       "message": "The header X-Api-Key is missing or empty.",
                     *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailableOrLoading"];
        };
    };
    getCart: {
        parameters: {
            query?: {
                /** @description The e-mail address of an anonymous cart; not looked at with a user token. */
                email?: string;
            };
            header?: {
                /**
                 * @description Languages in the order of preference, as browsers send them. The texts are in the best of fr, en, es, it and de; in French when none is among them.
                 * @example de-AT,de;q=0.9,en;q=0.8
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart; with empty lists where nothing was put in. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "content-language": components["headers"]["ContentLanguage"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OPEN",
                     *       "actions": [
                     *         {
                     *           "parameters": [
                     *             {}
                     *           ]
                     *         }
                     *       ],
                     *       "baskets": [
                     *         {
                     *           "basketInfo": "EMAIL",
                     *           "basketType": "FAREMEDIA",
                     *           "products": [
                     *             {
                     *               "actions": [
                     *                 {
                     *                   "parameters": [
                     *                     {}
                     *                   ]
                     *                 }
                     *               ],
                     *               "parameters": [
                     *                 {}
                     *               ],
                     *               "saleableUnit": "UNIT"
                     *             }
                     *           ],
                     *           "recipientUser": {}
                     *         }
                     *       ],
                     *       "packages": [
                     *         {
                     *           "actions": [
                     *             {
                     *               "parameters": [
                     *                 {}
                     *               ]
                     *             }
                     *           ],
                     *           "parameters": [
                     *             {}
                     *           ],
                     *           "saleableUnit": "UNIT"
                     *         }
                     *       ],
                     *       "plans": [
                     *         {
                     *           "actions": [
                     *             {
                     *               "parameters": [
                     *                 {}
                     *               ]
                     *             }
                     *           ],
                     *           "parameters": [
                     *             {}
                     *           ],
                     *           "saleableUnit": "UNIT"
                     *         }
                     *       ],
                     *       "paymentModes": []
                     *     }
                     */
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /**
             * @description `missing-api-key`: The header X-Api-Key is missing or empty.
             *
             *     `unknown-api-key`: The key is not known to this server.
             *
             *     `session-over`: The token is unknown, was signed out, or is older than 30 days.
             *
             *     `no-cart-owner`: A call about a cart has neither a token nor an email.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "missing-api-key",
                     *       "message": "The header X-Api-Key is missing or empty.",
                     *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    addCartItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Languages in the order of preference, as browsers send them. The texts are in the best of fr, en, es, it and de; in French when none is among them.
                 * @example de-AT,de;q=0.9,en;q=0.8
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "recipient": {}
                 *     }
                 */
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
            /** @description The whole cart. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "content-language": components["headers"]["ContentLanguage"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OPEN",
                     *       "actions": [
                     *         {
                     *           "parameters": [
                     *             {}
                     *           ]
                     *         }
                     *       ],
                     *       "baskets": [
                     *         {
                     *           "basketInfo": "EMAIL",
                     *           "basketType": "FAREMEDIA",
                     *           "products": [
                     *             {
                     *               "actions": [
                     *                 {
                     *                   "parameters": [
                     *                     {}
                     *                   ]
                     *                 }
                     *               ],
                     *               "parameters": [
                     *                 {}
                     *               ],
                     *               "saleableUnit": "UNIT"
                     *             }
                     *           ],
                     *           "recipientUser": {}
                     *         }
                     *       ],
                     *       "packages": [
                     *         {
                     *           "actions": [
                     *             {
                     *               "parameters": [
                     *                 {}
                     *               ]
                     *             }
                     *           ],
                     *           "parameters": [
                     *             {}
                     *           ],
                     *           "saleableUnit": "UNIT"
                     *         }
                     *       ],
                     *       "plans": [
                     *         {
                     *           "actions": [
                     *             {
                     *               "parameters": [
                     *                 {}
                     *               ]
                     *             }
                     *           ],
                     *           "parameters": [
                     *             {}
                     *           ],
                     *           "saleableUnit": "UNIT"
                     *         }
                     *       ],
                     *       "paymentModes": []
                     *     }
                     */
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /**
             * @description `missing-api-key`: The header X-Api-Key is missing or empty.
             *
             *     `unknown-api-key`: The key is not known to this server.
             *
             *     `session-over`: The token is unknown, was signed out, or is older than 30 days.
             *
             *     `no-cart-owner`: A call about a cart has neither a token nor an email.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "missing-api-key",
                     *       "message": "The header X-Api-Key is missing or empty.",
                     *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["ProductNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /**
             * @description `cart-full`: The cart holds 50 different items already.
             *
             *     `too-many-pieces`: There are 20 pieces of this product for this recipient already.
             *
             *     `cart-busy`: The cart is being changed from several places at once.
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "cart-full",
                     *       "message": "The cart holds 50 different items already.",
                     *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    changeCartItem: {
        parameters: {
            query?: {
                /** @description The e-mail address of an anonymous cart; not looked at with a user token. */
                email?: string;
            };
            header?: {
                /**
                 * @description Languages in the order of preference, as browsers send them. The texts are in the best of fr, en, es, it and de; in French when none is among them.
                 * @example de-AT,de;q=0.9,en;q=0.8
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    quantity: number;
                };
            };
        };
        responses: {
            /** @description The whole cart. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "content-language": components["headers"]["ContentLanguage"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OPEN",
                     *       "actions": [
                     *         {
                     *           "parameters": [
                     *             {}
                     *           ]
                     *         }
                     *       ],
                     *       "baskets": [
                     *         {
                     *           "basketInfo": "EMAIL",
                     *           "basketType": "FAREMEDIA",
                     *           "products": [
                     *             {
                     *               "actions": [
                     *                 {
                     *                   "parameters": [
                     *                     {}
                     *                   ]
                     *                 }
                     *               ],
                     *               "parameters": [
                     *                 {}
                     *               ],
                     *               "saleableUnit": "UNIT"
                     *             }
                     *           ],
                     *           "recipientUser": {}
                     *         }
                     *       ],
                     *       "packages": [
                     *         {
                     *           "actions": [
                     *             {
                     *               "parameters": [
                     *                 {}
                     *               ]
                     *             }
                     *           ],
                     *           "parameters": [
                     *             {}
                     *           ],
                     *           "saleableUnit": "UNIT"
                     *         }
                     *       ],
                     *       "plans": [
                     *         {
                     *           "actions": [
                     *             {
                     *               "parameters": [
                     *                 {}
                     *               ]
                     *             }
                     *           ],
                     *           "parameters": [
                     *             {}
                     *           ],
                     *           "saleableUnit": "UNIT"
                     *         }
                     *       ],
                     *       "paymentModes": []
                     *     }
                     */
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /**
             * @description `missing-api-key`: The header X-Api-Key is missing or empty.
             *
             *     `unknown-api-key`: The key is not known to this server.
             *
             *     `session-over`: The token is unknown, was signed out, or is older than 30 days.
             *
             *     `no-cart-owner`: A call about a cart has neither a token nor an email.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "missing-api-key",
                     *       "message": "The header X-Api-Key is missing or empty.",
                     *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["CartItemNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["CartBusy"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["TooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    removeCartItem: {
        parameters: {
            query?: {
                /** @description The e-mail address of an anonymous cart; not looked at with a user token. */
                email?: string;
            };
            header?: {
                /**
                 * @description Languages in the order of preference, as browsers send them. The texts are in the best of fr, en, es, it and de; in French when none is among them.
                 * @example de-AT,de;q=0.9,en;q=0.8
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole cart. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "content-language": components["headers"]["ContentLanguage"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OPEN",
                     *       "actions": [
                     *         {
                     *           "parameters": [
                     *             {}
                     *           ]
                     *         }
                     *       ],
                     *       "baskets": [
                     *         {
                     *           "basketInfo": "EMAIL",
                     *           "basketType": "FAREMEDIA",
                     *           "products": [
                     *             {
                     *               "actions": [
                     *                 {
                     *                   "parameters": [
                     *                     {}
                     *                   ]
                     *                 }
                     *               ],
                     *               "parameters": [
                     *                 {}
                     *               ],
                     *               "saleableUnit": "UNIT"
                     *             }
                     *           ],
                     *           "recipientUser": {}
                     *         }
                     *       ],
                     *       "packages": [
                     *         {
                     *           "actions": [
                     *             {
                     *               "parameters": [
                     *                 {}
                     *               ]
                     *             }
                     *           ],
                     *           "parameters": [
                     *             {}
                     *           ],
                     *           "saleableUnit": "UNIT"
                     *         }
                     *       ],
                     *       "plans": [
                     *         {
                     *           "actions": [
                     *             {
                     *               "parameters": [
                     *                 {}
                     *               ]
                     *             }
                     *           ],
                     *           "parameters": [
                     *             {}
                     *           ],
                     *           "saleableUnit": "UNIT"
                     *         }
                     *       ],
                     *       "paymentModes": []
                     *     }
                     */
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /**
             * @description `missing-api-key`: The header X-Api-Key is missing or empty.
             *
             *     `unknown-api-key`: The key is not known to this server.
             *
             *     `session-over`: The token is unknown, was signed out, or is older than 30 days.
             *
             *     `no-cart-owner`: A call about a cart has neither a token nor an email.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "missing-api-key",
                     *       "message": "The header X-Api-Key is missing or empty.",
                     *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["CartItemNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["CartBusy"];
            414: components["responses"]["TooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    getCatalogue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Languages in the order of preference, as browsers send them. The texts are in the best of fr, en, es, it and de; in French when none is among them.
                 * @example de-AT,de;q=0.9,en;q=0.8
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalogue. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "content-language": components["headers"]["ContentLanguage"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "products": [
                     *         {
                     *           "kind": "product",
                     *           "saleableUnit": "UNIT"
                     *         }
                     *       ],
                     *       "plans": [
                     *         {
                     *           "kind": "product",
                     *           "saleableUnit": "UNIT"
                     *         }
                     *       ],
                     *       "packages": [
                     *         {
                     *           "kind": "product",
                     *           "saleableUnit": "UNIT"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ShopCatalogue"];
                };
            };
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
        };
    };
    listShopNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Languages in the order of preference, as browsers send them. The texts are in the best of fr, en, es, it and de; in French when none is among them.
                 * @example de-AT,de;q=0.9,en;q=0.8
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notifications, in the order in which to show them. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "content-language": components["headers"]["ContentLanguage"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "notifications": [
                     *         {
                     *           "actions": [
                     *             {
                     *               "parameters": [
                     *                 {}
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ShopNotifications"];
                };
            };
            /**
             * @description `missing-api-key`: The header X-Api-Key is missing or empty.
             *
             *     `unknown-api-key`: The key is not known to this server.
             *
             *     `missing-token`: The call is for somebody who is signed in, and has no Authorization header.
             *
             *     `session-over`: The token is unknown, was signed out, or is older than 30 days.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "missing-api-key",
                     *       "message": "The header X-Api-Key is missing or empty.",
                     *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    listBanners: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Languages in the order of preference, as browsers send them. The texts are in the best of fr, en, es, it and de; in French when none is among them.
                 * @example de-AT,de;q=0.9,en;q=0.8
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banners, the most important first; none where there is nothing to say. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "content-language": components["headers"]["ContentLanguage"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "banners": [
                     *         {
                     *           "picto": "circle_info"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Banners"];
                };
            };
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
        };
    };
    getMenu: {
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
            /** @description The menu with its entries, up to three levels deep. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "type_label": "Custom Link",
                     *           "child_items": [
                     *             {
                     *               "type_label": "Custom Link",
                     *               "child_items": [
                     *                 {
                     *                   "type_label": "Custom Link",
                     *                   "child_items": [
                     *                     {}
                     *                   ]
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CmsMenu"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["MenuNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["TooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
        };
    };
    getTile: {
        parameters: {
            query?: {
                /** @example light */
                theme?: "light" | "dark";
            };
            header?: {
                /**
                 * @description The `ETag` of an answer that is already at hand: 304 when it still holds.
                 * @example "2026-11-20-4c6ba29f"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                z: number;
                x: number;
                y: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An SVG picture of 256 by 256. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["TileNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["TooLong"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Loading"];
        };
    };
    getDemoRealTime: {
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
            /** @description A FeedMessage in protobuf. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-protobuf": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotSimulatedOrMessageNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["TooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
        };
    };
    getDemoGbfs: {
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
            /** @description A document as the GBFS specification describes it. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NoDemoCityOrDocumentNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["TooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
        };
    };
    reportClientError: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "not-configured",
                 *       "remote": "trip-planner",
                 *       "step": "mount",
                 *       "build": "8f14e45f",
                 *       "route": "trip-planner-results",
                 *       "message": "TypeError: Cannot read properties of undefined"
                 *     }
                 */
                "application/json": components["schemas"]["ClientErrorBody"];
            };
        };
        responses: {
            /** @description It was taken. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process answers. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "live"
                     *     }
                     */
                    "application/json": components["schemas"]["Liveness"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requests are answered. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ready"
                     *     }
                     */
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["LoadingOrStopping"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the parts of the server do. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ready",
                     *       "warnings": [
                     *         {}
                     *       ],
                     *       "sources": [
                     *         {
                     *           "state": "waiting",
                     *           "warnings": [
                     *             {}
                     *           ]
                     *         }
                     *       ],
                     *       "reload": {},
                     *       "contentReload": {},
                     *       "dropped": [
                     *         {}
                     *       ],
                     *       "store": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["LoadingOrStopping"];
        };
    };
}
