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
         * @description Of a stop its stop points and lines, of a station of shared vehicles what can be rented there now. Request it again every 10 s for stations, every minute for others.
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
    "/api/v1/proximity/nearby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is near, with the next departures
         * @description Stops around a point with their next departures by line and direction, and other places with what stands there now: all that a list of what is near shows, in one answer. Request it again every 30 s.
         */
        get: operations["listNearby"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stops/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The next departures of some stops
         * @description The next departures of stops that are known by their ids, e.g. favourites, by line and direction, in one answer. Request it again every 30 s.
         */
        get: operations["listNextAtStops"];
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
         * @description Vehicles, free docks, and how old the report is. Request it again every 10 s.
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
         * @description Vehicles, free docks, and how old the report is. Request it again every 10 s.
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
    "/api/trip-planner/v2/journeys/later": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same journey with one ride made later
         * @description For each ride: the next two vehicles of the same line between the same stops. What comes before it stays; what comes after it is made by the same lines, as soon as one can change. Live delays and cancellations are taken into account.
         */
        post: operations["listLaterRides"];
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
    "/api/v1/network/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rail lines on a map of the network
         * @description Metros, trams, trains, cable cars and funiculars with their ways, simplified for a map on which the town can be seen. Buses are not among them: the streets would be covered.
         */
        get: operations["listNetworkLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/network/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What disturbs the network now, in short
         * @description Alerts that change journeys and are about lines or about the whole network, each with its lines and one line of text. All of them, with all that is known, are at `/api/v1/alerts`.
         */
        get: operations["listNetworkAlerts"];
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
         * @description In the order of the network’s signs: 2 before 10, by mode. A search is for short names, long names, destinations and stops, accents and case forgiven.
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
         * A trip on one service day with all its stop times
         * @description Times as expected now and as planned.
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
         * @description Of a line, of a stop, of a line at a stop (send both), or of the whole network. At most 1 000, the most severe.
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
         * @description Of one line, of some modes or of all, each as old as it says. Empty where the operator publishes no positions.
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
         * Creates an account
         * @description 204: a message is sent, whose link makes the account (confirmEmail); then sign in. An address that has an account gets a message that says so, and nothing here tells the two apart. 201: this server sends no messages, and the account is there at once; `email-taken` comes from such a server only.
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
         * @description At the tenant of the key; without one, of the page that calls, or the only one there is. Five wrong passwords for an account from one address within a quarter of an hour lead to 429.
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
    "/login/v1/confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirms an e-mail address, or creates an account, by the link of a message
         * @description The link is good once, for three days, and as long as the account has the address that it was sent to. That of createAccount makes the account: sign in after it.
         */
        put: operations["confirmEmail"];
        /**
         * Sends the message again that confirms the e-mail address
         * @description Not where it is confirmed already. Five an hour at most.
         */
        post: operations["requestConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/v1/resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets another password by the link of a message
         * @description The link is good once, for an hour. The owner is notified by a message. After weak-password it is still good.
         */
        put: operations["resetPassword"];
        /**
         * Sends a message with a link that sets another password
         * @description Where the e-mail address has no account, none is sent, and nothing says so.
         */
        post: operations["requestReset"];
        delete?: never;
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
         * @description All attributes of the person, or the requested ones.
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
         * @description All of them or, when one is refused, none. `email` and `password` need `currentPassword` beside them, and sign out all other sessions. The address from before is notified; a new one gets the message that confirms it.
         */
        put: operations["updateMe"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the person is signed in
         * @description Sessions that are over are not among them.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Signs out everywhere else
         * @description The session whose token is sent goes on: `deleteSession` ends it.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Signs out on one device
         * @description It may be the session whose token is sent.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All that is stored of the person who is signed in
         * @description Without what only protects the account: the hashes of the password and of tokens.
         */
        get: operations["downloadMyData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes the account of the person who is signed in
         * @description With all its sessions, favourites and carts, at once and for good. The anonymous carts of its e-mail address, and of those that it had before, go with it.
         */
        post: operations["deleteAccount"];
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
         * @description A `LINE` and a `STOP_POINT`, with its `lineIds`, must be in the timetable: else 400 `unknown-line` or `unknown-stop`. An `ADDRESS` and every other type, e.g. `POI`, are taken as they are, because points of interest come and go with their sources. There can be 200 of each, and one address that is `HOME` and one that is `WORK`: the one before becomes `OTHER`.
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
         * Changes an address or a stop, or renames another favourite
         * @description Send all of it: what is left out is gone. The type stays, and of others than addresses and stops the id; a line cannot be changed. A change older than what the account has, by its `changedAt`, changes nothing. Ids that change are looked up as when a favourite is added.
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
    "/api/v1/favorites/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Puts the favourites in order
         * @description The named ones come first, in this order; others, added on another device, stay behind them in theirs. Ids of favourites that are gone are ignored. An order older than the last one, by its `changedAt`, changes nothing.
         */
        put: operations["orderFavorites"];
        post?: never;
        delete?: never;
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
         * Adds the favourites that a device has stored
         * @description Takes the lists as `listFavorites` answers them. What is there already stays as it is, unless the `updatedAt` of the entry is later; an entry that cannot be taken does not keep the others out. Sending it again changes nothing.
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
         * @description That of the user whose token comes along, else of the e-mail address. Anonymous carts are open to everybody who knows the address: put no secret into them. The same product for the same recipient adds to the quantity. One address of the network can begin 60 anonymous carts an hour.
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
         * @description Numbered as on the usual maps of the web (XYZ, Web Mercator). Needs no key, as images are requested without headers.
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
    "/tiles/lines/{z}/{x}/{y}.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The network’s lines on a square of the map
         * @description To be laid above the map’s background, up to zoom 12: lines in their own colours, simplified for the zoom, trains, metros and trams above buses. At most 400 lines and 64 kB: where there is more, buses are left out first. Needs no key, as images are requested without headers.
         */
        get: operations["getLineTile"];
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
    "/demo/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The messages that the demo has sent
         * @description Only on a machine of one’s own and without a mail server: the links in them open accounts.
         */
        get: operations["listDemoMessages"];
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
         * @description For the operator: a line of its log and a count. Send nothing about the person, and no addresses.
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
         * @description 503 while the timetable is loaded, and from the moment that the server is to stop.
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
        /** @description Something that travellers should know about lines and stops. */
        Alert: {
            /**
             * @description Id of the alert in its source.
             * @example works-2026-11
             */
            id: string;
            /**
             * @description What it does to the service.
             * @example detour
             * @enum {string}
             */
            effect: "noService" | "reducedService" | "significantDelays" | "detour" | "additionalService" | "modifiedService" | "stopMoved" | "accessibilityIssue" | "other";
            /**
             * @description How grave it is: `info` is good to know, `severe` changes a journey.
             * @example warning
             * @enum {string}
             */
            severity: "info" | "warning" | "severe";
            /**
             * @description The alert in one line, in the language of the answer where the source has it.
             * @example Works at Gare
             */
            header: string;
            /**
             * @description More of it, as plain text. Empty when the header says it all.
             * @example Line A stops in Rue de la Gare.
             */
            description: string;
            /**
             * @description Where to read on, http or https. Empty where there is no such page.
             * @example https://network.example/works
             */
            url: string;
            /** @description When it holds, by time. Empty: always. */
            periods: {
                /**
                 * Format: date-time
                 * @description When it begins. Null: it has always held.
                 * @example 2026-11-20T05:00:00+01:00
                 */
                from: string | null;
                /**
                 * Format: date-time
                 * @description When it ends. Null when it is not known yet.
                 * @example 2026-11-27T22:00:00+01:00
                 */
                to: string | null;
            }[];
            /** @description The lines it is about. This and `stopIds` empty: the whole network. */
            lineIds: string[];
            /** @description The stops it is about. */
            stopIds: string[];
        };
        /** @description The alerts that were requested. */
        Alerts: {
            /** @description The most severe first, at most as many as `limit`. */
            alerts: components["schemas"]["Alert"][];
            /**
             * @description How many there are, sent or not.
             * @example 1
             */
            alertCount: number;
        };
        /** @description What an account says of a person; what it does not say is absent. */
        Attributes: {
            /**
             * Format: email
             * @description The e-mail address of the account.
             * @example camille@example.org
             */
            email?: string;
            /**
             * @description Whether a link was opened that was sent to the address. It cannot be set.
             * @example true
             */
            emailVerified?: boolean;
            /**
             * @description First name.
             * @example Camille
             */
            firstName?: string;
            /**
             * @description Last name.
             * @example Martin
             */
            lastName?: string;
            /**
             * @description Telephone, as the person wrote it.
             * @example +33 2 99 00 00 00
             */
            phone?: string;
            /**
             * Format: date
             * @description Day of birth.
             * @example 1990-12-31
             */
            birthDate?: string;
            /**
             * @description Number and street.
             * @example 12 Rue de la Gare
             */
            address?: string;
            /**
             * @description Postcode.
             * @example 35999
             */
            zipCode?: string;
            /**
             * @description Town.
             * @example Petiteville
             */
            city?: string;
            /**
             * @description The language in which the person wants to be written to.
             * @example fr
             * @enum {string}
             */
            language?: "fr" | "en" | "es" | "it" | "de";
            /**
             * @description Whether the person wants the newsletter.
             * @example false
             */
            newsletter?: boolean;
        };
        /** @description Something that a tenant tells all its travellers. */
        Banner: {
            /**
             * @description Id of the banner: remember it of one that was closed.
             * @example night-works
             */
            id: string;
            /**
             * @description The text. Its line breaks are to be shown.
             * @example No trams after 22:00 this week.
             */
            description: string;
            /**
             * @description The picture beside it.
             * @example circle_cone
             * @enum {string}
             */
            picto: "circle_info" | "circle_check" | "circle_cone" | "circle_warning" | "circle_question";
            /**
             * @description What is written on the button. Null: there is no button.
             * @example All about the works
             */
            buttonText: string | null;
            /**
             * @description Where the button leads: an address, or a path of the app without its language. Null: there is none.
             * @example /lines
             */
            link: string | null;
            /**
             * @description What stands first.
             * @example Works at night
             */
            title: string;
        };
        /** @description The banners of now. */
        Banners: {
            /** @description The most important first. */
            banners: components["schemas"]["Banner"][];
        };
        /** @description The products of one provider for one recipient. */
        Basket: {
            /**
             * @description Id of the customer’s account at the provider. Null in this demo.
             * @example account-1
             */
            accountId: string | null;
            /**
             * @description By what the products reach the recipient.
             * @example EMAIL
             * @enum {string}
             */
            basketInfo: "EMAIL" | "PROVIDERACCOUNT" | "PROVIDERACCOUNTANDDEVICE" | "PROVIDERACCOUNTANDFAREMEDIA" | "PROVIDERFAREMEDIA";
            /**
             * @description What is bought.
             * @example SALE
             * @enum {string}
             */
            basketType: "FAREMEDIA" | "REGULARIZATION" | "SALE";
            /**
             * @description How the products reach the recipient. Null where there is none.
             * @example CARDREADER_MANDATORY
             */
            deliveryMode: string | null;
            /**
             * @description Id of a device. Null in this demo.
             * @example device-1
             */
            deviceId: string | null;
            /**
             * @description What the device is called. Null in this demo.
             * @example My phone
             */
            deviceLabel: string | null;
            /**
             * @description E-mail address of the customer. Null where there is none.
             * @example ada@example.org
             */
            email: string | null;
            /**
             * @description Id of a card. Null in this demo.
             * @example card-1
             */
            fareMediaId: string | null;
            /**
             * @description What the card is called. Null in this demo.
             * @example My card
             */
            fareMediaLabel: string | null;
            /**
             * @description From 1.
             * @example 1
             */
            line: number;
            /**
             * @description First name of the card’s owner. Null in this demo.
             * @example Ada
             */
            ownerFirstName: string | null;
            /**
             * @description Last name of the card’s owner. Null in this demo.
             * @example King
             */
            ownerLastName: string | null;
            /** @description What lies in it. */
            products: components["schemas"]["CartLine"][];
            /**
             * @description Id of the provider. Null where there is none.
             * @example petitbus
             */
            providerId: string | null;
            /**
             * @description Id of the customer at the provider. Null in this demo.
             * @example p-1
             */
            providerUserId: string | null;
            /**
             * @description Another id of the customer at the provider. Null in this demo.
             * @example x-1
             */
            providerUserExternalId: string | null;
            /**
             * @description E-mail address of the customer at the provider. Null in this demo.
             * @example ada@example.org
             */
            providerUserEmail: string | null;
            /**
             * @description First name of the customer at the provider. Null in this demo.
             * @example Ada
             */
            providerUserFirstName: string | null;
            /**
             * @description Last name of the customer at the provider. Null in this demo.
             * @example King
             */
            providerUserLastName: string | null;
            /** @description The person the products are for. Null: for the customer. */
            recipientUser: components["schemas"]["RecipientUser"] | null;
        };
        /** @description A stop of a trip where something has to be arranged. */
        BookedRow: {
            /**
             * @description A row, from 0.
             * @example 0
             */
            row: number;
            /**
             * @description Place in `bookings` of what is arranged to get on. Null where nothing is.
             * @example 0
             */
            boarding: number | null;
            /**
             * @description Place in `bookings` of what is arranged to get off. Null where nothing is.
             * @example 0
             */
            alighting: number | null;
        };
        /** @description What has to be arranged before one can get on or off. What is not known is absent. */
        Booking: {
            /**
             * @description Where it is arranged: with the operator, usually by phone, or with the driver.
             * @example agency
             * @enum {string}
             */
            contact: "agency" | "driver";
            /**
             * @description `realTime`: until it leaves; `sameDay`: `minutesBefore`; `priorDays`: `daysBefore`, until `beforeTime`.
             * @example priorDays
             * @enum {string}
             */
            notice?: "realTime" | "sameDay" | "priorDays";
            /**
             * @description How many minutes before it leaves, at the latest.
             * @example 30
             */
            minutesBefore?: number;
            /**
             * @description How many days before, at the latest.
             * @example 1
             */
            daysBefore?: number;
            /**
             * @description Until which time of that day, on the network’s clocks.
             * @example 17:00
             */
            beforeTime?: string;
            /**
             * Format: date-time
             * @description The earliest time for this departure. Absent in a timetable for many days.
             * @example 2026-11-16T08:00:00+01:00
             */
            fromDateTime?: string;
            /**
             * Format: date-time
             * @description The latest time for this departure. Absent in a timetable for many days.
             * @example 2026-11-22T17:00:00+01:00
             */
            untilDateTime?: string;
            /**
             * @description The number to call, as published.
             * @example 03 88 00 00 00
             */
            phone?: string;
            /**
             * @description What the network says about it, as published.
             * @example Réservez par téléphone.
             */
            message?: string;
            /**
             * Format: uri
             * @description A page about it.
             * @example https://example.org/on-demand
             */
            infoUrl?: string;
            /**
             * Format: uri
             * @description A page or app to book on.
             * @example https://example.org/book
             */
            bookingUrl?: string;
        };
        /** @description A cart, with all its sums. */
        Cart: {
            /**
             * @description Id of the cart.
             * @example cart-of-ada
             */
            id: string;
            /**
             * @description Id of the account that it belongs to, if it is no anonymous cart. Null where there is none.
             * @example user-ada
             */
            userId: string | null;
            /**
             * @description Always open: nothing can be paid for.
             * @example OPEN
             * @enum {string}
             */
            status: "OPEN";
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            /**
             * @description Whether nothing is in it.
             * @example false
             */
            empty: boolean;
            /** @description What the customer can do with the cart; can be empty. */
            actions: components["schemas"]["ShopAction"][];
            /** @description Products, by provider and recipient. */
            baskets: components["schemas"]["Basket"][];
            /** @description Packages of several products. */
            packages: components["schemas"]["CartLine"][];
            /** @description Plans that renew themselves. */
            plans: components["schemas"]["CartLine"][];
            /** @description How it could be paid for. */
            paymentModes: string[];
            /**
             * @description Price of everything without taxes, in the smallest unit of the currency, e.g. cents.
             * @example 310
             */
            totalAmountExcludingTaxes: number;
            /**
             * @description Price of everything, in the smallest unit of the currency, e.g. cents.
             * @example 340
             */
            totalAmountIncludingTaxes: number;
            /**
             * @description Taxes on everything, in the smallest unit of the currency, e.g. cents.
             * @example 30
             */
            totalVatAmount: number;
            /**
             * @description What is due at once without taxes: a plan may be paid month by month, in the smallest unit of the currency, e.g. cents.
             * @example 310
             */
            immediateAmountExcludingTaxes: number;
            /**
             * @description What is due at once, in the smallest unit of the currency, e.g. cents.
             * @example 340
             */
            immediateAmountIncludingTaxes: number;
            /**
             * @description Taxes on what is due at once, in the smallest unit of the currency, e.g. cents.
             * @example 30
             */
            immediateVatAmount: number;
        };
        /** @description Something in a cart: a product, a plan or a package. */
        CartLine: {
            /**
             * @description Id of the line, for `/store/cart/items/{id}`.
             * @example b1f7c3c0-0a57-4a1e-8a53-1f6a7c9d2e10
             */
            itemId: string;
            /**
             * @description Id of the product, if it is one. Null where there is none.
             * @example single-ticket
             */
            modalProductId: string | null;
            /**
             * @description What the product is called, in the language of the answer. Null where there is none.
             * @example One-hour ticket
             */
            modalProductName: string | null;
            /**
             * @description Version of the product. Null where the line is none.
             * @example 1
             */
            modalProductVersion: number | null;
            /**
             * @description Id of the plan, if it is one. Null where there is none.
             * @example monthly-plan
             */
            modalPlanId: string | null;
            /**
             * @description What the plan is called. Null where there is none.
             * @example Monthly season ticket
             */
            modalPlanName: string | null;
            /**
             * @description Version of the plan. Null where the line is none.
             * @example 1
             */
            modalPlanVersion: number | null;
            /**
             * @description Id of the package, if it is one. Null where there is none.
             * @example family-weekend
             */
            modalPackageId: string | null;
            /**
             * @description What the package is called. Null where there is none.
             * @example Family weekend
             */
            modalPackageName: string | null;
            /**
             * @description Version of the package. Null where the line is none.
             * @example 1
             */
            modalPackageVersion: number | null;
            /** @description What the customer can do with the line; can be empty. */
            actions: components["schemas"]["ShopAction"][];
            /**
             * @description Where it is sent. Null in this demo.
             * @example 12 Rue de la Gare
             */
            address: string | null;
            /**
             * @description `line` of the basket that it lies in. Null for plans and packages.
             * @example 1
             */
            basketLine: number | null;
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            /**
             * @description How it reaches the customer. Null where there is none.
             * @example CARDREADER_MANDATORY
             */
            deliveryMode: string | null;
            /**
             * @description Price of one piece without taxes, in the smallest unit of the currency, e.g. cents.
             * @example 155
             */
            fareExcludingTaxes: number;
            /**
             * @description Price of one piece, in the smallest unit of the currency, e.g. cents.
             * @example 170
             */
            fareIncludingTaxes: number;
            /**
             * @description From 1, in the order in which lines were added.
             * @example 1
             */
            line: number;
            /** @description Of plans and packages for another person: their name. */
            parameters: components["schemas"]["ShopParameter"][];
            /**
             * @description What the network says of it. Null where there is none.
             * @example Valid for one hour.
             */
            providerItemDescription: string | null;
            /**
             * @description The network that it is for. Null where there is none.
             * @example Petitbus
             */
            providerNetworkLabel: string | null;
            /**
             * @description How many pieces.
             * @example 2
             */
            quantity: number;
            /**
             * @description What one piece is counted in.
             * @example UNIT
             * @enum {string}
             */
            saleableUnit: "UNIT" | "MONETARY" | "NONE";
            /**
             * @description Price of all pieces without taxes, in the smallest unit of the currency, e.g. cents.
             * @example 310
             */
            totalFareExcludingTaxes: number;
            /**
             * @description Price of all pieces, in the smallest unit of the currency, e.g. cents.
             * @example 340
             */
            totalFareIncludingTaxes: number;
            /**
             * @description Taxes on all pieces, in the smallest unit of the currency, e.g. cents.
             * @example 30
             */
            totalVatAmount: number;
            /**
             * @description How many of its unit one piece holds, e.g. ten trips.
             * @example 1
             */
            unit: number;
            /**
             * @description Taxes on one piece, in the smallest unit of the currency, e.g. cents.
             * @example 15
             */
            vatAmount: number;
            /**
             * @description Taxes in percent.
             * @example 10
             */
            vatRate: number;
            /**
             * @description Version of what is sold.
             * @example 1
             */
            version: number;
        };
        /** @description Something that is sold. */
        CatalogueItem: {
            /**
             * @description Id of what is sold: `productId` of the cart.
             * @example single-ticket
             */
            id: string;
            /**
             * @description What kind of thing is sold.
             * @example product
             * @enum {string}
             */
            kind: "product" | "plan" | "package";
            /**
             * @description Version of what is sold.
             * @example 1
             */
            version: number;
            /**
             * @description What it is called, in the language of the answer.
             * @example One-hour ticket
             */
            name: string;
            /**
             * @description What it is, in the language of the answer.
             * @example Valid for one hour, changes included.
             */
            description: string;
            /**
             * @description Price without taxes, in the smallest unit of the currency, e.g. cents.
             * @example 155
             */
            fareExcludingTaxes: number;
            /**
             * @description Price, in the smallest unit of the currency, e.g. cents.
             * @example 170
             */
            fareIncludingTaxes: number;
            /**
             * @description What is due at once: a plan may be paid month by month, in the smallest unit of the currency, e.g. cents.
             * @example 170
             */
            immediateFareIncludingTaxes: number;
            /**
             * @description Taxes, in the smallest unit of the currency, e.g. cents.
             * @example 15
             */
            vatAmount: number;
            /**
             * @description Taxes in percent.
             * @example 10
             */
            vatRate: number;
            /**
             * @description What one piece is counted in.
             * @example UNIT
             * @enum {string}
             */
            saleableUnit: "UNIT" | "MONETARY" | "NONE";
            /**
             * @description How many of its unit one piece holds, e.g. ten trips.
             * @example 1
             */
            unit: number;
            /**
             * @description How it reaches the customer. Null where that does not matter.
             * @example CARDREADER_MANDATORY
             */
            deliveryMode: string | null;
            /**
             * @description Id of the provider.
             * @example petitbus
             */
            providerId: string;
            /**
             * @description The network that it is for.
             * @example Petitbus
             */
            providerNetworkLabel: string;
        };
        /** @description What a page says of itself when something in it failed. */
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
        /** @description A menu that a tenant’s editors keep. */
        CmsMenu: {
            /**
             * @description The name that was requested.
             * @example menu-primaire-header
             */
            slug: string;
            /** @description In the order to show. */
            items: components["schemas"]["CmsMenuItem"][];
        };
        /** @description An entry of a menu, as WordPress’ menu plug-in shapes it. */
        CmsMenuItem: {
            /**
             * @description Number of the entry in this menu.
             * @example 12
             */
            ID: number;
            /**
             * @description Place among its siblings, from 1.
             * @example 1
             */
            order: number;
            /**
             * @description `ID` of the entry above it; 0 at the top.
             * @example 0
             */
            parent: number;
            /**
             * @description Where it leads: an address, or a path of the app without its language. Empty where it leads nowhere.
             * @example /buy
             */
            url: string;
            /**
             * @description What kind of entry it is, as the content system names it.
             * @example Custom Link
             * @enum {string}
             */
            type_label: "Custom Link" | "Page" | "Post" | "Category" | "Shortcode";
            /** @description The entries below it; empty where there are none. */
            child_items: {
                /**
                 * @description Number of the entry in this menu.
                 * @example 12
                 */
                ID: number;
                /**
                 * @description Place among its siblings, from 1.
                 * @example 1
                 */
                order: number;
                /**
                 * @description `ID` of the entry above it; 0 at the top.
                 * @example 0
                 */
                parent: number;
                /**
                 * @description Where it leads: an address, or a path of the app without its language. Empty where it leads nowhere.
                 * @example /buy
                 */
                url: string;
                /**
                 * @description What kind of entry it is, as the content system names it.
                 * @example Custom Link
                 * @enum {string}
                 */
                type_label: "Custom Link" | "Page" | "Post" | "Category" | "Shortcode";
                /** @description The entries below it. */
                child_items: {
                    /**
                     * @description Number of the entry in this menu.
                     * @example 12
                     */
                    ID: number;
                    /**
                     * @description Place among its siblings, from 1.
                     * @example 1
                     */
                    order: number;
                    /**
                     * @description `ID` of the entry above it; 0 at the top.
                     * @example 0
                     */
                    parent: number;
                    /**
                     * @description Where it leads: an address, or a path of the app without its language. Empty where it leads nowhere.
                     * @example /buy
                     */
                    url: string;
                    /**
                     * @description What kind of entry it is, as the content system names it.
                     * @example Custom Link
                     * @enum {string}
                     */
                    type_label: "Custom Link" | "Page" | "Post" | "Category" | "Shortcode";
                    /** @description Always empty: there is no fourth level. */
                    child_items: Record<string, never>[];
                    /**
                     * @description What is written on it.
                     * @example Buy
                     */
                    title: string;
                }[];
                /**
                 * @description What is written on it.
                 * @example Buy
                 */
                title: string;
            }[];
            /**
             * @description What is written on it.
             * @example Buy
             */
            title: string;
        };
        /** @description When a departure arrives at the stop that was requested. */
        DepartureArrival: {
            /**
             * @description The stop point where it arrives.
             * @example Centre:1
             */
            stopPointId: string;
            /**
             * @description What stands on its sign. Empty where it has none.
             * @example 2
             */
            platform: string;
            /**
             * Format: date-time
             * @description When it arrives, as expected now.
             * @example 2026-11-23T08:06:00+01:00
             */
            arrivalDateTime: string;
            /**
             * Format: date-time
             * @description By the timetable. Null for a trip that the timetable does not have.
             * @example 2026-11-23T08:04:00+01:00
             */
            scheduledArrivalDateTime: string | null;
            /**
             * @description What is known of this call. `scheduled`: nothing beyond the timetable, which is not the same as on time; `live`: its time is predicted; `cancelled`: the trip does not take place; `skipped`: it does, without halting here; `added`: the timetable does not have this trip.
             * @example live
             * @enum {string}
             */
            status: "scheduled" | "live" | "cancelled" | "skipped" | "added";
            /** @description What has to be arranged to get off there. Absent where nothing has to be. */
            booking?: components["schemas"]["Booking"];
        };
        /** @description The departures of one direction or to one terminus. */
        DepartureGroup: {
            /**
             * @description One of the two directions of the line, as in GTFS; where the feed does not say, most trips go in direction 0.
             * @example 0
             * @enum {integer}
             */
            direction: 0 | 1;
            /** @description Where they go: one when grouped by terminus, else all among the departures, the next first. */
            headsigns: string[];
            /** @description By time. Those that are cancelled or skipped are among them. */
            departures: components["schemas"]["StopDeparture"][];
            /** @description By the timetable, of the service day of the next departure. Left out where the timetable has none. */
            day?: {
                /**
                 * Format: date-time
                 * @description When the first one leaves.
                 * @example 2026-11-23T05:12:00+01:00
                 */
                first: string;
                /**
                 * Format: date-time
                 * @description When the last one leaves, also after midnight.
                 * @example 2026-11-24T00:36:00+01:00
                 */
                last: string;
            };
        };
        /** @description One vehicle of the line that leaves the stop. */
        DepartureOfLine: {
            /**
             * @description Id of the trip, for `/api/v1/trips/{id}`.
             * @example A-out-480
             */
            tripId: string;
            /**
             * Format: date
             * @description Service day of the trip: `date` of `/api/v1/trips/{id}`. What leaves after midnight keeps the day before.
             * @example 2026-11-23
             */
            serviceDate: string;
            /**
             * @description `offset` of `/api/v1/trips/{id}`: selects one departure of a trip by headway; else 0.
             * @example 0
             */
            offset: number;
            /**
             * @description The stop point where it leaves.
             * @example Gare:1
             */
            stopPointId: string;
            /**
             * @description What stands on its sign. Empty where it has none.
             * @example 1
             */
            platform: string;
            /**
             * @description One of the two directions of the line, as in GTFS; where the feed does not say, most trips go in direction 0.
             * @example 0
             * @enum {integer}
             */
            direction: 0 | 1;
            /**
             * @description Where it goes, as on the vehicle.
             * @example Université
             */
            headsign: string;
            /**
             * Format: date-time
             * @description When it leaves, as expected now; of one that is not made, as in the timetable.
             * @example 2026-11-23T08:02:00+01:00
             */
            departureDateTime: string;
            /**
             * Format: date-time
             * @description When it leaves by the timetable. Null for a trip that the timetable does not have.
             * @example 2026-11-23T08:00:00+01:00
             */
            scheduledDepartureDateTime: string | null;
            /**
             * @description What is known of this call. `scheduled`: nothing beyond the timetable, which is not the same as on time; `live`: its time is predicted; `cancelled`: the trip does not take place; `skipped`: it does, without halting here; `added`: the timetable does not have this trip.
             * @example live
             * @enum {string}
             */
            status: "scheduled" | "live" | "cancelled" | "skipped" | "added";
            /**
             * @description Seconds it is late; negative when early. Null unless `status` is `live`.
             * @example 120
             */
            delaySeconds: number | null;
            /**
             * @description Whether a wheelchair gets on here: the stop and the vehicle.
             * @example yes
             * @enum {string}
             */
            wheelchair: "unknown" | "yes" | "no";
            /**
             * @description Whether it runs only for those who have booked.
             * @example false
             */
            onDemand: boolean;
            /**
             * @description Seconds from one vehicle to the next where the timetable tells only how often they come: times are then about right. Else null.
             * @example 600
             */
            headwaySeconds: number | null;
            /** @description What has to be arranged to get on here. Absent where nothing has to be. */
            booking?: components["schemas"]["Booking"];
            /**
             * @description Whether it is the first of this service day by the timetable, among those it is grouped with.
             * @example false
             */
            isFirst: boolean;
            /**
             * @description Whether it is the last of this service day by the timetable, among those it is grouped with.
             * @example false
             */
            isLast: boolean;
            /** @description Its arrival at `toStopPointId`. Null when it was not requested. */
            arrival: components["schemas"]["DepartureArrival"] | null;
        };
        /** @description A journey with all its steps. */
        DetailedJourney: {
            /**
             * @description Id of the journey; safe in a path. The same as its code, so that a shared address opens later.
             * @example eyJ2IjoyLCJsIjpbWzAsNDgwXV19
             */
            id: string;
            /**
             * @description All that `/api/trip-planner/v2/journeys/detailed` needs, also after a restart.
             * @example eyJ2IjoyLCJsIjpbWzAsNDgwXV19
             */
            journeySummaryCode: string;
            /**
             * @description True for a journey with all its steps.
             * @example false
             */
            isDetailedTrip: boolean;
            /**
             * Format: date-time
             * @description When one sets out, as expected now.
             * @example 2026-11-23T08:02:00+01:00
             */
            departureDateTime: string;
            /**
             * Format: date-time
             * @description When one is there, as expected now.
             * @example 2026-11-23T08:06:00+01:00
             */
            arrivalDateTime: string;
            /**
             * Format: date-time
             * @description When it leaves by the timetable. Null for a trip that the timetable does not have.
             * @example 2026-11-23T08:00:00+01:00
             */
            scheduledDepartureDateTime: string | null;
            /**
             * Format: date-time
             * @description When it arrives by the timetable. Null for a trip that the timetable does not have.
             * @example 2026-11-23T08:04:00+01:00
             */
            scheduledArrivalDateTime: string | null;
            /**
             * @description Whether it still holds. `missedConnection`: a vehicle is expected to leave before one can be there; `cancelled`: one does not run or does not stop where one gets on or off; `live`: more is known than the timetable says; `scheduled`: it is not.
             * @example live
             * @enum {string}
             */
            realTime: "scheduled" | "live" | "missedConnection" | "cancelled";
            /**
             * @description From setting out to being there, in seconds, waiting included.
             * @example 240
             */
            durationSeconds: number;
            /**
             * @description How often one changes vehicles.
             * @example 0
             */
            changes: number;
            /**
             * @description Metres on foot, changes included.
             * @example 0
             */
            walkingMetres: number;
            /**
             * @description Seconds on foot, changes included.
             * @example 0
             */
            walkingSeconds: number;
            /** @description The modes of its rides, each once; empty for one that only walks or cycles. */
            modes: ("metro" | "tram" | "bus" | "coach" | "train" | "cableCar" | "funicular" | "ferry" | "onDemand")[];
            /**
             * @description Grams of CO₂ for one traveller.
             * @example 12
             */
            co2Grams: number;
            /** @description The price for one adult. Null where it is not known. */
            fare: {
                /**
                 * @description In the smallest unit of the currency, e.g. cents.
                 * @example 170
                 */
                amount: number;
                /**
                 * @description ISO 4217 code.
                 * @example EUR
                 */
                currency: string;
            } | null;
            /**
             * @description Why there is no price. `no-fares`: none are published; `no-ride`: nothing is to be paid; `no-fare`: none of them is for this journey; `several-currencies`: no one currency pays for all of it; `not-understood`: they say something about it that is not read. Absent with a price.
             * @example no-fares
             * @enum {string}
             */
            noFareReason?: "no-fares" | "no-ride" | "no-fare" | "several-currencies" | "not-understood";
            /**
             * @description Whether a wheelchair gets through: all stops, vehicles and ways.
             * @example yes
             * @enum {string}
             */
            accessibility: "unknown" | "yes" | "no";
            /**
             * @description `agency`: some ride has to be booked with the operator; `driver`: a driver has to be asked to stop. Absent where neither has to be.
             * @example agency
             * @enum {string}
             */
            contact?: "agency" | "driver";
            from: components["schemas"]["SectionPoint"];
            to: components["schemas"]["SectionPoint"];
            /** @description Where the timetable does not say whether there are stairs. Absent unless the journey was searched with `avoidStairs`. */
            stairsUnknownAt?: string[];
            /** @description Its steps, in order. */
            sections: components["schemas"]["Section"][];
        };
        /** @description An address that a person keeps. */
        FavoriteAddress: {
            /**
             * @description Id of the favourite, for changing and deleting it.
             * @example 6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d
             */
            favoriteId: string;
            /**
             * Format: date-time
             * @description When it was added or last changed, in UTC.
             * @example 2026-11-23T07:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description E.g. `HOME`, `WORK` or `OTHER`.
             * @example HOME
             */
            category: string;
            /**
             * @description What the person calls it.
             * @example Home
             */
            label: string;
            /** @description Where it is. */
            address: {
                /**
                 * @description Number and street. Empty where the person named none.
                 * @example 12 Rue de la Gare
                 */
                street: string;
                /**
                 * @description The postcode. Empty where the person named none.
                 * @example 35999
                 */
                zipCode: string;
                /**
                 * @description The town. Empty where the person named none.
                 * @example Petiteville
                 */
                city: string;
                /** @description Where it is. */
                coordinates: {
                    /**
                     * @description Degrees north of the equator, WGS 84; negative south of it.
                     * @example 48.1173
                     */
                    lat: number;
                    /**
                     * @description Degrees east of Greenwich, WGS 84; negative west of it.
                     * @example -1.6778
                     */
                    lon: number;
                };
            };
        };
        /** @description A favourite. Which fields it needs depends on its type; those that its type does not have are refused. */
        FavoriteBody: {
            /**
             * @description `LINE` (needs id), `STOP_POINT` (needs id, can have lineIds), `ADDRESS` (needs label and coordinates), `POI` or another word (needs id and label).
             * @example STOP_POINT
             */
            type: string;
            /**
             * @description Id of the line, the stop or the point of interest. That of a line or a stop must be in the timetable; that of a point of interest is not looked up.
             * @example Gare:1
             */
            id?: string;
            /** @description Of a stop: the lines that the person takes there. */
            lineIds?: string[];
            /**
             * @description What the person calls it.
             * @example Home
             */
            label?: string;
            /**
             * @description Of an address: e.g. `HOME` or `WORK`. Without it: `OTHER`.
             * @example HOME
             */
            category?: string;
            /**
             * @description Of an address: number and street.
             * @example 12 Rue de la Gare
             */
            street?: string;
            /**
             * @description Of an address: the postcode.
             * @example 35999
             */
            zipCode?: string;
            /**
             * @description Of an address: the town.
             * @example Petiteville
             */
            city?: string;
            /** @description Where it is. */
            coordinates?: {
                /**
                 * @description Degrees north of the equator, WGS 84; negative south of it.
                 * @example 48.1173
                 */
                lat: number;
                /**
                 * @description Degrees east of Greenwich, WGS 84; negative west of it.
                 * @example -1.6778
                 */
                lon: number;
            };
            /**
             * @description When the person made the change, for a device that could not send it at once. Of two changes of the same favourite the one made later counts. Absent or in the future: now.
             * @example 2026-11-23T07:00:00.000Z
             */
            changedAt?: string;
        };
        /** @description One favourite, in the shape that its list has. */
        FavoriteEntry: components["schemas"]["FavoriteLine"] | components["schemas"]["FavoriteAddress"] | components["schemas"]["FavoriteStopPoint"] | components["schemas"]["FavoritePointOfInterest"];
        /** @description A line that a person keeps. */
        FavoriteLine: {
            /**
             * @description Id of the favourite, for changing and deleting it.
             * @example 6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d
             */
            favoriteId: string;
            /**
             * Format: date-time
             * @description When it was added or last changed, in UTC.
             * @example 2026-11-23T07:00:00.000Z
             */
            updatedAt: string;
            /** @description The line. */
            line: {
                /**
                 * @description Id of the line.
                 * @example A
                 */
                id: string;
            };
            /**
             * @description Whether the timetable has it now: timetables change, favourites stay.
             * @example true
             */
            served: boolean;
        };
        /** @description All favourites of a person; each list in the order of the person: as they were added, or as `orderFavorites` put them. */
        FavoriteLists: {
            /** @description Addresses. */
            favoriteAddresses: components["schemas"]["FavoriteAddress"][];
            /** @description Lines. */
            favoriteLines: components["schemas"]["FavoriteLine"][];
            /** @description Points of interest, and everything of another type. */
            favoritePointOfInterests: components["schemas"]["FavoritePointOfInterest"][];
            /** @description Stops. */
            favoriteStopPoints: components["schemas"]["FavoriteStopPoint"][];
        };
        /** @description An order of favourites. */
        FavoriteOrderBody: {
            /** @description Of any types, in the order in which they are to be. */
            ids: string[];
            /**
             * @description When the person made the change, for a device that could not send it at once. Of two changes of the same favourite the one made later counts. Absent or in the future: now.
             * @example 2026-11-23T07:00:00.000Z
             */
            changedAt?: string;
        };
        /** @description A point of interest, or anything else that has an id and a label. */
        FavoritePointOfInterest: {
            /**
             * @description Id of the favourite, for changing and deleting it.
             * @example 6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d
             */
            favoriteId: string;
            /**
             * Format: date-time
             * @description When it was added or last changed, in UTC.
             * @example 2026-11-23T07:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description The type with which it was added.
             * @example POI
             */
            type: string;
            /**
             * @description What the person calls it.
             * @example Museum
             */
            label: string;
            /** @description What it is. */
            pointOfInterest: {
                /**
                 * @description The id with which it was added.
                 * @example museum-1
                 */
                id: string;
            };
            /** @description What it is called and where it is now. Absent where the id is no longer known. */
            place?: {
                /**
                 * @description What kind of place: a `type` of places.
                 * @example stopPoint
                 */
                type: string;
                /**
                 * @description What it is called.
                 * @example Gare
                 */
                name: string;
                /**
                 * @description Its town. Empty where it is not known.
                 * @example Petiteville
                 */
                city: string;
                /** @description Where it is. */
                coordinates: {
                    /**
                     * @description Degrees north of the equator, WGS 84; negative south of it.
                     * @example 48.1173
                     */
                    lat: number;
                    /**
                     * @description Degrees east of Greenwich, WGS 84; negative west of it.
                     * @example -1.6778
                     */
                    lon: number;
                };
            };
        };
        /** @description A stop that a person keeps. */
        FavoriteStopPoint: {
            /**
             * @description Id of the favourite, for changing and deleting it.
             * @example 6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d
             */
            favoriteId: string;
            /**
             * Format: date-time
             * @description When it was added or last changed, in UTC.
             * @example 2026-11-23T07:00:00.000Z
             */
            updatedAt: string;
            /** @description The stop. */
            stopPoint: {
                /**
                 * @description Id of the stop point or the stop area.
                 * @example Gare:1
                 */
                id: string;
                /** @description The lines that the person takes there; empty: all. */
                lineIds: string[];
            };
            /**
             * @description Whether the timetable has it now: timetables change, favourites stay.
             * @example true
             */
            served: boolean;
            /** @description What it is called and where it is now. Absent where the id is no longer known. */
            place?: {
                /**
                 * @description What kind of place: a `type` of places.
                 * @example stopPoint
                 */
                type: string;
                /**
                 * @description What it is called.
                 * @example Gare
                 */
                name: string;
                /**
                 * @description Its town. Empty where it is not known.
                 * @example Petiteville
                 */
                city: string;
                /** @description Where it is. */
                coordinates: {
                    /**
                     * @description Degrees north of the equator, WGS 84; negative south of it.
                     * @example 48.1173
                     */
                    lat: number;
                    /**
                     * @description Degrees east of Greenwich, WGS 84; negative west of it.
                     * @example -1.6778
                     */
                    lon: number;
                };
            };
        };
        /** @description The favourites that a device has stored. */
        FavoriteSynchronizeBody: {
            /** @description Entries as `listFavorites` answers them; `favoriteId`, `served` and `place` do not matter. With `updatedAt`, the time at which the device changed it, a later entry replaces that of the account. */
            favoriteAddresses?: unknown[];
            /** @description Entries as `listFavorites` answers them; `favoriteId`, `served` and `place` do not matter. With `updatedAt`, the time at which the device changed it, a later entry replaces that of the account. */
            favoriteLines?: unknown[];
            /** @description Entries as `listFavorites` answers them; `favoriteId`, `served` and `place` do not matter. With `updatedAt`, the time at which the device changed it, a later entry replaces that of the account. */
            favoritePointOfInterests?: unknown[];
            /** @description Entries as `listFavorites` answers them; `favoriteId`, `served` and `place` do not matter. With `updatedAt`, the time at which the device changed it, a later entry replaces that of the account. */
            favoriteStopPoints?: unknown[];
        };
        /** @description All favourites after bringing them together. */
        FavoriteSynchronized: {
            /** @description Addresses. */
            favoriteAddresses: components["schemas"]["FavoriteAddress"][];
            /** @description Lines. */
            favoriteLines: components["schemas"]["FavoriteLine"][];
            /** @description Points of interest, and everything of another type. */
            favoritePointOfInterests: components["schemas"]["FavoritePointOfInterest"][];
            /** @description Stops. */
            favoriteStopPoints: components["schemas"]["FavoriteStopPoint"][];
            /** @description Entries that could not be taken; mostly empty. */
            rejected: {
                /**
                 * @description Name of the list.
                 * @example favoriteLines
                 */
                list: string;
                /**
                 * @description Position in the list that was sent, from 0.
                 * @example 1
                 */
                index: number;
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
                 *     | `internal` | 500 | Something went wrong in the server. | Try again; then report the requestId. |
                 *     | `loading` | 503 | The server has just started and still loads the timetable. | Wait for the seconds in Retry-After. |
                 *     | `stopping` | 503 | The server is about to stop. Only its health says so: other calls are answered to the end. | Send requests to another server. |
                 *     | `busy` | 503 | There are more requests just now than the server can answer. | Wait for the seconds in Retry-After. |
                 *     | `invalid-date` | 400 | A date does not exist or is not written like 2026-11-23. | Send a calendar day as YYYY-MM-DD. |
                 *     | `invalid-time` | 400 | A point in time does not exist or is not ISO 8601. | Send it like 2026-11-23T08:00, or with an offset like 2026-11-23T08:00:00+01:00. |
                 *     | `beyond-limit` | 400 | A search wants more changes, walking or waiting than the tenant allows. | Send at most the number that the message names. |
                 *     | `invalid-place` | 400 | Only one of the two coordinates of a place was sent. | Send latitude and longitude, or neither and an id. |
                 *     | `missing-place` | 400 | A search has no origin, destination or via place. | Send the coordinates or the id of the place that the message names. |
                 *     | `return-too-early` | 400 | The requested return is before the outbound journey has arrived. | Choose a later returnDateTime. |
                 *     | `invalid-summary-code` | 400 | A journeySummaryCode is incomplete, damaged or of an older version. | Search for the journey again. |
                 *     | `box-across-180` | 400 | The corners of a map lie on both sides of the 180th meridian. | Request the part west of it and the part east of it. |
                 *     | `place-not-found` | 404 | No place has this id, or none of the kind that was requested. | Search for the place again: ids change with the timetable and its sources. |
                 *     | `kind-not-found` | 404 | There is no such kind of place. | Use one of the kinds that `type` of a place can be. |
                 *     | `nothing-near` | 404 | There is no address within 300 m and no stop within 600 m. | Use the coordinates as they are. |
                 *     | `line-not-found` | 404 | No line has this id. | List the lines again: ids change with the timetable. |
                 *     | `stop-not-found` | 404 | No stop point and no stop area has this id. | Search for the stop again: ids change with the timetable. |
                 *     | `stop-point-not-found` | 404 | No stop point and no stop area has this id. | Search for the stop again: ids change with the timetable. |
                 *     | `stop-area-not-found` | 404 | No stop area and no stop point has this id. | Search for the stop again: ids change with the timetable. |
                 *     | `trip-not-found` | 404 | No trip has this id. | Request departures again: ids change with the timetable. |
                 *     | `trip-not-on-this-day` | 404 | The trip exists and does not run on this service day. | Send the serviceDate that came with the departure. |
                 *     | `run-not-found` | 404 | The trip runs by headway and has no departure with this offset. | Send the offset that came with the departure. |
                 *     | `journey-expired` | 404 | The timetable has changed and the journey is no longer in it. | Search again. |
                 *     | `menu-not-found` | 404 | There is no menu of this name. | Do without the menu, or get its name from the operator. |
                 *     | `tile-not-found` | 404 | The map does not reach as far as this tile. | Show nothing there. |
                 *     | `no-demo-city` | 404 | The server runs an operator’s timetable and not the demo city. | Use the operator’s own GBFS feed. |
                 *     | `document-not-found` | 404 | The demo city has no GBFS document of this name. | Begin with gbfs.json, which lists the others. |
                 *     | `not-simulated` | 404 | The server runs an operator’s timetable, for which nothing is simulated. | Use the operator’s own GTFS Realtime feed. |
                 *     | `message-not-found` | 404 | There is no GTFS Realtime message of this name. | Use one of those that the message lists. |
                 *     | `search-interrupted` | 503 | The search broke off. | Wait for the seconds in Retry-After, and search again. |
                 *     | `incomplete-favourite` | 400 | A favourite has not all fields that its type needs. | Send the field that the message names. |
                 *     | `invalid-favourite` | 400 | A field of a favourite is not as it must be. | Read the message: it names the field. |
                 *     | `unknown-field` | 400 | A favourite has a field that its type does not have. | Leave out the field that the message names. |
                 *     | `unknown-stop` | 400 | The stop of a new favourite is not in the timetable. | Send the id of a stop point or a stop area, as other answers name it. |
                 *     | `unknown-line` | 400 | A line of a new favourite is not in the timetable. | Send the id of a line, as /api/v1/lines names it. |
                 *     | `not-changeable` | 400 | A line among the favourites is to be changed, or a favourite into one of another type. | Delete it and add another. |
                 *     | `invalid-attribute` | 400 | An attribute of a person has a value that it cannot have. | Read the message: it names the attribute and what it must be. |
                 *     | `unknown-attribute` | 400 | There is no attribute of that name. | Use one of those that the message lists. |
                 *     | `invalid-email` | 400 | An e-mail address is not one. | Have it typed again. |
                 *     | `weak-password` | 400 | A new password is too short, too long, or the e-mail address itself. | Have another one chosen: the message says what is wrong. |
                 *     | `current-password-needed` | 400 | E-mail address or password are to be changed without the current password. | Send currentPassword among the attributes. |
                 *     | `wrong-password` | 400 | The current password beside a change is not right. | Have it typed again. Several attempts lead to too-many-attempts. |
                 *     | `link-over` | 400 | The token of a message’s link was used, is too old or is cut. | Request another message. |
                 *     | `missing-token` | 401 | The call needs a signed-in user, and has no Authorization header. | Sign in, and send the accessToken. |
                 *     | `session-over` | 401 | The token is unknown, was signed out, or is older than 30 days. | Sign in again. |
                 *     | `wrong-credentials` | 401 | E-mail address and password do not belong together. | Have them typed again. Several attempts lead to too-many-attempts. |
                 *     | `no-cart-owner` | 401 | A call about a cart has neither a token nor an email. | Send the Authorization header, or the email of an anonymous cart. |
                 *     | `product-not-found` | 404 | Nothing of this id is sold. | Request the catalogue again. |
                 *     | `cart-item-not-found` | 404 | The cart has no such item. | Request the cart again: it may have been changed elsewhere. |
                 *     | `session-not-found` | 404 | The person has no session of this id, or it is over. | Request the sessions again. |
                 *     | `favourite-not-found` | 404 | There is no such favourite, or it belongs to another user. | Request the favourites again: it may have been deleted on another device. |
                 *     | `same-favourite` | 409 | Another favourite is already what this one is to become. | Keep the other one, and delete this one if it is not needed. |
                 *     | `favourite-deleted` | 409 | Another device deleted the favourite after this device added it. | Drop it on this device; send it without changedAt to add it all the same. |
                 *     | `favourite-changed` | 409 | Another device changed the favourite after this device deleted it. | Request the favourites again: it stays. |
                 *     | `too-many-favourites` | 409 | There are 200 favourites of this type already. | Have one deleted first. |
                 *     | `email-taken` | 409 | There is an account with this e-mail address. | Have the person sign in instead. |
                 *     | `demo-account` | 409 | E-mail address or password of a demo account are to be changed or confirmed, or it is to be deleted. | Create another account. |
                 *     | `no-messages` | 409 | The operator has not said how messages are sent. | Do not offer what needs a message. |
                 *     | `cart-full` | 409 | The cart holds 50 different items already. | Have one taken out first. |
                 *     | `too-many-pieces` | 409 | There are 20 pieces of this product for this recipient already. | Send a smaller quantity. |
                 *     | `cart-busy` | 409 | The cart is being changed from several places at once. | Try again. |
                 *     | `too-many-attempts` | 429 | Too many wrong passwords, new accounts or requests for messages came from this address or for this account. | Wait for the seconds in Retry-After. |
                 *     | `store-unavailable` | 503 | Accounts, favourites and carts cannot be reached. Nothing was changed. | Wait for the seconds in Retry-After. |
                 * @example invalid-request
                 * @enum {string}
                 */
                code: "invalid-request" | "missing-api-key" | "unknown-api-key" | "unknown-address" | "method-not-allowed" | "too-large" | "too-long" | "unsupported-media-type" | "too-many-requests" | "internal" | "loading" | "stopping" | "busy" | "invalid-date" | "invalid-time" | "beyond-limit" | "invalid-place" | "missing-place" | "return-too-early" | "invalid-summary-code" | "box-across-180" | "place-not-found" | "kind-not-found" | "nothing-near" | "line-not-found" | "stop-not-found" | "stop-point-not-found" | "stop-area-not-found" | "trip-not-found" | "trip-not-on-this-day" | "run-not-found" | "journey-expired" | "menu-not-found" | "tile-not-found" | "no-demo-city" | "document-not-found" | "not-simulated" | "message-not-found" | "search-interrupted" | "incomplete-favourite" | "invalid-favourite" | "unknown-field" | "unknown-stop" | "unknown-line" | "not-changeable" | "invalid-attribute" | "unknown-attribute" | "invalid-email" | "weak-password" | "current-password-needed" | "wrong-password" | "link-over" | "missing-token" | "session-over" | "wrong-credentials" | "no-cart-owner" | "product-not-found" | "cart-item-not-found" | "session-not-found" | "favourite-not-found" | "same-favourite" | "favourite-deleted" | "favourite-changed" | "too-many-favourites" | "email-taken" | "demo-account" | "no-messages" | "cart-full" | "too-many-pieces" | "cart-busy" | "too-many-attempts" | "store-unavailable";
                /**
                 * @description What is wrong, as an English message.
                 * @example A favourite of type LINE needs "id".
                 */
                message: string;
            }[];
        };
        /** @description First and last vehicle of a service day to leave its first stop. */
        FirstAndLast: {
            /**
             * Format: date-time
             * @description When the first one leaves.
             * @example 2026-11-23T06:00:00+01:00
             */
            first: string;
            /**
             * Format: date-time
             * @description When the last one leaves.
             * @example 2026-11-23T21:50:00+01:00
             */
            last: string;
        };
        /** @description How the parts of the server do. */
        Health: {
            /**
             * @description `degraded`: travellers are answered, but something needs an operator.
             * @example ready
             * @enum {string}
             */
            status: "ready" | "degraded";
            /**
             * @description What the network is called.
             * @example Petitbus
             */
            feed: string;
            /**
             * Format: date
             * @description First service day of the timetable.
             * @example 2026-11-01
             */
            from: string;
            /**
             * Format: date
             * @description Last service day of the timetable.
             * @example 2026-12-31
             */
            to: string;
            /**
             * @description How many stop points the timetable has.
             * @example 478
             */
            stops: number;
            /**
             * @description How many trips the timetable has.
             * @example 15230
             */
            trips: number;
            /**
             * @description Weeks by which an expired calendar was moved to hold today.
             * @example 0
             */
            shiftedByWeeks: number;
            /** @description What is odd about the timetable. */
            warnings: {
                /**
                 * @description What kind of warning.
                 * @example unknown-route-type
                 */
                code: string;
                /**
                 * @description What is odd, as a message for operators.
                 * @example Routes of an unknown type are shown as buses.
                 */
                message: string;
                /**
                 * @description How often it was met.
                 * @example 3
                 */
                count: number;
            }[];
            /** @description The sources of live data. */
            sources: components["schemas"]["LiveSource"][];
            /** @description The last time that the timetable was to be loaded again. Null before the first. */
            reload: {
                /**
                 * Format: date-time
                 * @description When, in UTC.
                 * @example 2026-11-23T03:00:00+00:00
                 */
                at: string;
                /**
                 * @description Why it failed, as a message for operators. Null when nothing is.
                 * @example null
                 */
                problem: string | null;
            } | null;
            /** @description The last time that the content, which is banners, menus and shop, was to be loaded again. Null before the first. */
            contentReload: {
                /**
                 * Format: date-time
                 * @description When, in UTC.
                 * @example 2026-11-23T03:00:00+00:00
                 */
                at: string;
                /**
                 * @description Why it failed, as a message for operators. Null when nothing is.
                 * @example null
                 */
                problem: string | null;
            } | null;
            /** @description What live data contains that could not be used, of all sources together. */
            dropped: {
                /**
                 * @description Why.
                 * @example unknown-trip
                 */
                code: string;
                /**
                 * @description How many.
                 * @example 2
                 */
                count: number;
            }[];
            /** @description Where accounts, favourites and carts are stored. */
            store: {
                /**
                 * @description `sqlite` or `postgresql`.
                 * @example sqlite
                 */
                kind: string;
                /**
                 * @description What is wrong with it, as a message for operators. Null when nothing is.
                 * @example null
                 */
                problem: string | null;
            };
        };
        /** @description A journey, in short. */
        Journey: {
            /**
             * @description Id of the journey; safe in a path. The same as its code, so that a shared address opens later.
             * @example eyJ2IjoyLCJsIjpbWzAsNDgwXV19
             */
            id: string;
            /**
             * @description All that `/api/trip-planner/v2/journeys/detailed` needs, also after a restart.
             * @example eyJ2IjoyLCJsIjpbWzAsNDgwXV19
             */
            journeySummaryCode: string;
            /**
             * @description True for a journey with all its steps.
             * @example false
             */
            isDetailedTrip: boolean;
            /**
             * Format: date-time
             * @description When one sets out, as expected now.
             * @example 2026-11-23T08:02:00+01:00
             */
            departureDateTime: string;
            /**
             * Format: date-time
             * @description When one is there, as expected now.
             * @example 2026-11-23T08:06:00+01:00
             */
            arrivalDateTime: string;
            /**
             * Format: date-time
             * @description When it leaves by the timetable. Null for a trip that the timetable does not have.
             * @example 2026-11-23T08:00:00+01:00
             */
            scheduledDepartureDateTime: string | null;
            /**
             * Format: date-time
             * @description When it arrives by the timetable. Null for a trip that the timetable does not have.
             * @example 2026-11-23T08:04:00+01:00
             */
            scheduledArrivalDateTime: string | null;
            /**
             * @description Whether it still holds. `missedConnection`: a vehicle is expected to leave before one can be there; `cancelled`: one does not run or does not stop where one gets on or off; `live`: more is known than the timetable says; `scheduled`: it is not.
             * @example live
             * @enum {string}
             */
            realTime: "scheduled" | "live" | "missedConnection" | "cancelled";
            /**
             * @description From setting out to being there, in seconds, waiting included.
             * @example 240
             */
            durationSeconds: number;
            /**
             * @description How often one changes vehicles.
             * @example 0
             */
            changes: number;
            /**
             * @description Metres on foot, changes included.
             * @example 0
             */
            walkingMetres: number;
            /**
             * @description Seconds on foot, changes included.
             * @example 0
             */
            walkingSeconds: number;
            /** @description The modes of its rides, each once; empty for one that only walks or cycles. */
            modes: ("metro" | "tram" | "bus" | "coach" | "train" | "cableCar" | "funicular" | "ferry" | "onDemand")[];
            /**
             * @description Grams of CO₂ for one traveller.
             * @example 12
             */
            co2Grams: number;
            /** @description The price for one adult. Null where it is not known. */
            fare: {
                /**
                 * @description In the smallest unit of the currency, e.g. cents.
                 * @example 170
                 */
                amount: number;
                /**
                 * @description ISO 4217 code.
                 * @example EUR
                 */
                currency: string;
            } | null;
            /**
             * @description Why there is no price. `no-fares`: none are published; `no-ride`: nothing is to be paid; `no-fare`: none of them is for this journey; `several-currencies`: no one currency pays for all of it; `not-understood`: they say something about it that is not read. Absent with a price.
             * @example no-fares
             * @enum {string}
             */
            noFareReason?: "no-fares" | "no-ride" | "no-fare" | "several-currencies" | "not-understood";
            /**
             * @description Whether a wheelchair gets through: all stops, vehicles and ways.
             * @example yes
             * @enum {string}
             */
            accessibility: "unknown" | "yes" | "no";
            /**
             * @description `agency`: some ride has to be booked with the operator; `driver`: a driver has to be asked to stop. Absent where neither has to be.
             * @example agency
             * @enum {string}
             */
            contact?: "agency" | "driver";
            /** @description Where it begins. */
            from?: components["schemas"]["MapPoint"];
            /** @description Where it ends. */
            to?: components["schemas"]["MapPoint"];
            /**
             * @description True where no journey leaves earlier on its service day. Absent elsewhere and where it is not known.
             * @example true
             */
            isFirstOfDay?: boolean;
            /**
             * @description True where no journey leaves later on its service day. Absent elsewhere and where it is not known.
             * @example true
             */
            isLastOfDay?: boolean;
            /** @description Its steps, in order. */
            sections: components["schemas"]["SummarySection"][];
        };
        /** @description Which journey. */
        JourneyDetailBody: {
            /**
             * @description Always 0: the way out and the way back are two journeys, each with its own code.
             * @example 0
             * @enum {integer}
             */
            tripType: 0;
            /**
             * @description The code of a journey that was found.
             * @example eyJ2IjoyLCJsIjpbWzAsNDgwXV19
             */
            journeySummaryCode: string;
        };
        /** @description Journeys of one kind. */
        JourneyGroup: {
            /**
             * @description What its journeys have in common.
             * @example publicTransport
             * @enum {string}
             */
            key: "publicTransport" | "fewestChanges" | "leastWalking" | "walking" | "bike";
            /** @description Never empty; the best first. */
            journeys: components["schemas"]["Journey"][];
        };
        /** @description What a search found. */
        JourneySearchAnswer: {
            /** @description In the order in which to show them. */
            groups: components["schemas"]["JourneyGroup"][];
            /**
             * @description Why there is no public transport among the groups. Null when there is some.
             * @example null
             * @enum {string|null}
             */
            reason: "same-place" | "outside-timetable" | "no-stop-near-origin" | "no-stop-near-destination" | "nothing-runs" | "walking-is-quicker" | null;
            /**
             * Format: date-time
             * @description Where no public transport is shown: when a journey that is worth riding leaves again. Null elsewhere, where none does, and where the walk takes 15 minutes or less.
             * @example 2026-11-23T08:02:00+01:00
             */
            nextDepartureDateTime: string | null;
            /**
             * Format: date-time
             * @description Where nothing arrives in time: when the last one of an earlier day arrives that can still be taken. Else null.
             * @example 2026-11-23T08:02:00+01:00
             */
            nextArrivalDateTime: string | null;
        };
        /** @description Where from, where to, when and how. Coordinates win over an id. */
        JourneySearchBody: {
            /**
             * @description Id of the place. Enough for a stop or a place that search finds; not needed beside coordinates.
             * @example Gare
             */
            fromId?: string;
            /**
             * @description What the traveller calls it: the name of that end of the journey.
             * @example Gare
             */
            fromValue?: string;
            /**
             * @description Degrees north of the equator, WGS 84; negative south of it.
             * @example 48.1173
             */
            fromLat?: number;
            /**
             * @description Degrees east of Greenwich, WGS 84; negative west of it.
             * @example -1.6778
             */
            fromLon?: number;
            /**
             * @description Id of the place. Enough for a stop or a place that search finds; not needed beside coordinates.
             * @example Gare
             */
            toId?: string;
            /**
             * @description What the traveller calls it: the name of that end of the journey.
             * @example Gare
             */
            toValue?: string;
            /**
             * @description Degrees north of the equator, WGS 84; negative south of it.
             * @example 48.1173
             */
            toLat?: number;
            /**
             * @description Degrees east of Greenwich, WGS 84; negative west of it.
             * @example -1.6778
             */
            toLon?: number;
            /**
             * @description 0: a simple trip; 1: out and back.
             * @example 0
             * @enum {integer}
             */
            tripType: 0 | 1;
            /**
             * @description When to leave, at the earliest. Without this and arrivalDateTime: now.
             * @example 2026-11-23T08:00
             */
            departureDateTime?: string;
            /**
             * @description When to be there, at the latest. Simple trips only.
             * @example 2026-11-23T08:00
             */
            arrivalDateTime?: string;
            /**
             * @description When to leave for the way back, at the earliest. Out and back only.
             * @example 2026-11-23T08:00
             */
            returnDateTime?: string;
            /** @description A place to pass on the way. Simple trips only. */
            via?: {
                /**
                 * @description Id of the place. Enough for a stop or a place that search finds; not needed beside coordinates.
                 * @example Gare
                 */
                id?: string;
                /**
                 * @description What the traveller calls it: the name of that end of the journey.
                 * @example Gare
                 */
                value?: string;
                /**
                 * @description Degrees north of the equator, WGS 84; negative south of it.
                 * @example 48.1173
                 */
                lat?: number;
                /**
                 * @description Degrees east of Greenwich, WGS 84; negative west of it.
                 * @example -1.6778
                 */
                lon?: number;
                /**
                 * @description Minutes to stay there between two vehicles. 0, as without it: it is enough that a vehicle stops there.
                 * @example 30
                 */
                stayMinutes?: number;
            }[];
            /** @description What a traveller chose: see the template of preferences. */
            itineraryOptions?: {
                /**
                 * @description What to prefer. Without it: the fastest.
                 * @example fastest
                 * @enum {string}
                 */
                journeyType?: "fastest" | "fewestChanges" | "leastWalking";
                /**
                 * @description How one walks. Without it: normal.
                 * @example normal
                 * @enum {string}
                 */
                walkSpeed?: "slow" | "normal" | "fast";
                /**
                 * @description Metres one is ready to walk to the first and from the last stop. Without it: as the template says.
                 * @example 1000
                 */
                maxWalk?: number;
                /**
                 * @description Changes at most. Without it: as many as the tenant allows, else 4.
                 * @example 2
                 */
                maxChanges?: number;
                /**
                 * @description Minutes at most between two vehicles, walking left out. Without it: as the tenant allows.
                 * @example 30
                 */
                maxWait?: number;
                /**
                 * @description How long every change takes: as the timetable says, or 5 or 10 minutes more. Without it: as the timetable says.
                 * @example plus5
                 * @enum {string}
                 */
                changeTime?: "asPlanned" | "plus5" | "plus10";
                /**
                 * @description `on`: only what can be used with a wheelchair.
                 * @example off
                 * @enum {string}
                 */
                wheelchair?: "on" | "off";
                /**
                 * @description `on`: without the stairs and escalators that the timetable knows in stations; any stop and any vehicle.
                 * @example off
                 * @enum {string}
                 */
                avoidStairs?: "on" | "off";
                /**
                 * @description `on`: by one’s own bike as well.
                 * @example off
                 * @enum {string}
                 */
                bike?: "on" | "off";
                /**
                 * @description Modes that one does not want.
                 * @example [
                 *       "coach"
                 *     ]
                 */
                excludedModes?: ("metro" | "tram" | "bus" | "coach" | "train" | "cableCar" | "funicular" | "ferry" | "onDemand")[];
            };
            /**
             * @description The code of the way out: asks for its way back, which leaves `to` at `returnDateTime` and ends at `from`.
             * @example eyJ2IjoyLCJsIjpbWzAsNDgwXV19
             */
            previousJourneySummaryCode?: string;
        };
        /** @description A journey whose ride is made by a later vehicle of its line. */
        LaterJourney: {
            /**
             * Format: date-time
             * @description When the later vehicle leaves, as expected now.
             * @example 2026-11-23T08:10:00+01:00
             */
            departureDateTime: string;
            /**
             * Format: date-time
             * @description When one is at the end of the journey by it.
             * @example 2026-11-23T08:26:00+01:00
             */
            arrivalDateTime: string;
            /**
             * @description The whole journey by it, for `/api/trip-planner/v2/journeys/detailed`.
             * @example eyJ2IjoyLCJsIjpbWzAsNDgwXV19
             */
            journeySummaryCode: string;
        };
        /** @description What can be taken later in place of one ride. */
        LaterRide: {
            /** @description By time, two at most; none where no later vehicle leads to the end. */
            journeys: components["schemas"]["LaterJourney"][];
        };
        /** @description The later vehicles of each line that a journey uses. */
        LaterRidesAnswer: {
            /** @description One for each ride of the journey, in order. */
            rides: components["schemas"]["LaterRide"][];
        };
        /** @description A line as the list of all lines shows it. */
        Line: components["schemas"]["LineBadge"] & {
            /**
             * @description Who runs it.
             * @example Petitbus
             */
            agency: string;
            /** @description Where its vehicles go, by direction. */
            headsigns: string[];
            /** @description Where several routes of the feed are this line, the ids of the others, which stand for it wherever the id of a line is sent. */
            otherIds?: string[];
        };
        /** @description A line as its badge shows it. */
        LineBadge: {
            /**
             * @description Id of the line.
             * @example A
             */
            id: string;
            /**
             * @description What stands on the vehicle; for a line without a short name, a short form of its long name. Never empty.
             * @example A
             */
            shortName: string;
            /**
             * @description What the line is called in full. Empty where it has no such name.
             * @example Gare – Université
             */
            longName: string;
            /**
             * @description What a vehicle is called, as in the timetable.
             * @example tram
             * @enum {string}
             */
            mode: "metro" | "tram" | "bus" | "coach" | "train" | "cableCar" | "funicular" | "ferry" | "onDemand";
            /**
             * @description Background of the badge, `#rrggbb`.
             * @example #0055aa
             */
            color: string;
            /**
             * @description What is legible on it, `#rrggbb`.
             * @example #ffffff
             */
            textColor: string;
        };
        /** @description The departures of one line. */
        LineDepartures: {
            line: components["schemas"]["LineBadge"];
            /** @description Its departures by direction, or by terminus if that was requested. */
            groups: components["schemas"]["DepartureGroup"][];
        };
        /** @description A line with all that is known of it. */
        LineDetail: {
            /**
             * @description Id of the line.
             * @example A
             */
            id: string;
            /**
             * @description What stands on the vehicle; for a line without a short name, a short form of its long name. Never empty.
             * @example A
             */
            shortName: string;
            /**
             * @description What the line is called in full. Empty where it has no such name.
             * @example Gare – Université
             */
            longName: string;
            /**
             * @description What a vehicle is called, as in the timetable.
             * @example tram
             * @enum {string}
             */
            mode: "metro" | "tram" | "bus" | "coach" | "train" | "cableCar" | "funicular" | "ferry" | "onDemand";
            /**
             * @description Background of the badge, `#rrggbb`.
             * @example #0055aa
             */
            color: string;
            /**
             * @description What is legible on it, `#rrggbb`.
             * @example #ffffff
             */
            textColor: string;
            /** @description Where several routes of the feed are this line, the ids of the others, which stand for it wherever the id of a line is sent. */
            otherIds?: string[];
            /** @description Who runs the line. */
            agency: {
                /**
                 * @description What it is called.
                 * @example Petitbus
                 */
                name: string;
                /**
                 * @description Its page. Empty where the timetable names none.
                 * @example https://network.example
                 */
                url: string;
                /**
                 * @description Its telephone. Empty where the timetable names none.
                 * @example +33 2 99 00 00 00
                 */
                phone: string;
            };
            /**
             * @description Whether it runs only for those who have booked.
             * @example false
             */
            onDemand: boolean;
            /** @description One or two. */
            directions: components["schemas"]["LineDirection"][];
            /** @description The smallest box around it, by its edges. */
            bounds: {
                /**
                 * @description Degrees north of the equator, WGS 84; negative south of it.
                 * @example 48.1173
                 */
                south: number;
                /**
                 * @description Degrees east of Greenwich, WGS 84; negative west of it.
                 * @example -1.6778
                 */
                west: number;
                /**
                 * @description Degrees north of the equator, WGS 84; negative south of it.
                 * @example 48.1173
                 */
                north: number;
                /**
                 * @description Degrees east of Greenwich, WGS 84; negative west of it.
                 * @example -1.6778
                 */
                east: number;
            };
            /** @description When it runs. */
            serviceDays: {
                /** @description The days among the next 60 on which it runs. */
                dates: string[];
                /** @description The weekdays among them. */
                weekdays: number[];
                /**
                 * Format: date
                 * @description First service day of the network’s timetable.
                 * @example 2026-11-01
                 */
                from: string;
                /**
                 * Format: date
                 * @description Last service day of the network’s timetable.
                 * @example 2026-12-31
                 */
                to: string;
            };
            /** @description Of the next seven days, the most severe first. */
            alerts: components["schemas"]["Alert"][];
        };
        /** @description One direction of a line. */
        LineDirection: {
            /**
             * @description One of the two directions of the line, as in GTFS; where the feed does not say, most trips go in direction 0.
             * @example 0
             * @enum {integer}
             */
            direction: 0 | 1;
            /** @description The most frequent first. */
            headsigns: string[];
            /** @description In order of travel; each branch together, below the trunk that it leaves. */
            stops: components["schemas"]["LineStop"][];
            /** @description The most used first. */
            variants: components["schemas"]["LineVariant"][];
            /** @description A line for each way that is not part of another one, the most used first. */
            geometry: number[][][];
            /** @description Null when nothing runs today. */
            today: components["schemas"]["FirstAndLast"] | null;
        };
        /** @description A row of the line’s sign. A loop has two rows for the stop where it begins and ends. */
        LineStop: {
            /**
             * @description Id of the stop area.
             * @example Gare
             */
            stopAreaId: string;
            /**
             * @description What it is called.
             * @example Gare
             */
            name: string;
            /** @description Where the vehicles of this direction stop. */
            stopPointIds: string[];
            /**
             * @description Degrees north of the equator, WGS 84; negative south of it.
             * @example 48.1173
             */
            lat: number;
            /**
             * @description Degrees east of Greenwich, WGS 84; negative west of it.
             * @example -1.6778
             */
            lon: number;
            /**
             * @description Whether it can be used with a wheelchair. `unknown` where it is not published, which is not the same as `no`.
             * @example yes
             * @enum {string}
             */
            wheelchair: "unknown" | "yes" | "no";
            /**
             * @description False on a branch, beyond the end of short workings, and where some pass without halting.
             * @example true
             */
            everyTrip: boolean;
            /**
             * @description Of the trips of this direction, over all kinds of days, how many stop here: 0 to 1.
             * @example 1
             */
            share: number;
            /** @description Other lines that stop at this stop area. */
            changes: components["schemas"]["LineBadge"][];
        };
        /** @description A day’s timetable of a line in one direction. */
        LineTimetable: {
            line: components["schemas"]["LineBadge"];
            /**
             * Format: date
             * @description The service day. Times after its midnight bear the next date.
             * @example 2026-11-23
             */
            date: string;
            /**
             * @description Whether the line runs only for those who have booked.
             * @example false
             */
            onDemand: boolean;
            /**
             * @description Why the timetable is empty. Null when it is not.
             * @example null
             * @enum {string|null}
             */
            reason: "outside-timetable" | "no-such-direction" | "not-at-this-stop" | "not-on-this-day" | null;
            /**
             * Format: date
             * @description First service day of the network’s timetable.
             * @example 2026-11-01
             */
            from: string;
            /**
             * Format: date
             * @description Last service day of the network’s timetable.
             * @example 2026-12-31
             */
            to: string;
            /** @description What has to be arranged before some of the rides, each kind once; mostly empty. */
            bookings: components["schemas"]["Booking"][];
            /**
             * @description One of the two directions of the line, as in GTFS; where the feed does not say, most trips go in direction 0.
             * @example 0
             * @enum {integer}
             */
            direction: 0 | 1;
            /** @description From the first stop to the last. */
            rows: components["schemas"]["TimetableRow"][];
            /** @description By time from left to right. */
            columns: components["schemas"]["TimetableColumn"][];
            /**
             * @description False when there are more columns than can be sent.
             * @example true
             */
            complete: boolean;
        };
        /** @description One way that vehicles take. */
        LineVariant: {
            /**
             * @description Where it goes, as on the vehicle.
             * @example Université
             */
            headsign: string;
            /**
             * @description What the stop is called.
             * @example Gare
             */
            from: string;
            /**
             * @description What the stop is called.
             * @example Université
             */
            to: string;
            /**
             * @description How many trips take it, over all kinds of days: to be compared, not to be shown.
             * @example 64
             */
            runs: number;
            /** @description The rows at which it stops, in order of travel. */
            stops: number[];
        };
        /** @description The lines that were requested. */
        Lines: {
            /** @description In the order of the network’s signs; of a search, the best first. */
            lines: components["schemas"]["Line"][];
        };
        /** @description A source of live data. */
        LiveSource: {
            /**
             * @description Which source.
             * @example GTFS-RT https://network.example/alerts
             */
            source: string;
            /**
             * @description `waiting` for its first answer; `stale`: it answers, with something old; `failing`: it does not answer as it should.
             * @example ok
             * @enum {string}
             */
            state: "waiting" | "ok" | "stale" | "failing";
            /**
             * Format: date-time
             * @description When what is in use was written there, in UTC. Null before the first answer.
             * @example 2026-11-23T07:00:00+00:00
             */
            at: string | null;
            /**
             * @description Seconds since then. Null before the first answer.
             * @example 12
             */
            ageSeconds: number | null;
            /**
             * @description What is wrong with it, as a message for operators. Null when nothing is.
             * @example null
             */
            problem: string | null;
            /** @description The parts of its last good answer that could not be used. */
            warnings: {
                /**
                 * @description What kind of warning.
                 * @example unknown-route-type
                 */
                code: string;
                /**
                 * @description What is odd, as a message for operators.
                 * @example Routes of an unknown type are shown as buses.
                 */
                message: string;
                /**
                 * @description How often it was met.
                 * @example 3
                 */
                count: number;
            }[];
        };
        /** @description Whether the process runs. */
        Liveness: {
            /**
             * @description The process answers.
             * @example live
             * @enum {string}
             */
            status: "live";
        };
        /** @description A place or a stop on the map. */
        MapPoint: {
            /**
             * @description What it is called; empty for a point without a name.
             * @example Gare
             */
            name: string;
            /**
             * @description Degrees north of the equator, WGS 84; negative south of it.
             * @example 48.1173
             */
            lat: number;
            /**
             * @description Degrees east of Greenwich, WGS 84; negative west of it.
             * @example -1.6778
             */
            lon: number;
            /**
             * @description IANA name of the zone of the clocks there. Absent where it is that of the network.
             * @example America/Chicago
             */
            timeZone?: string;
        };
        /** @description What is near a point: stops with their next departures, and other places. */
        Nearby: {
            /**
             * Format: date-time
             * @description When what is known of the vehicles was written. Null: nothing is known, all times are planned ones.
             * @example 2026-11-23T08:02:00+01:00
             */
            liveAt: string | null;
            /** @description The nearest first. */
            stops: components["schemas"]["NearbyStop"][];
            /**
             * @description How many stops there are within `radius`, shown or not.
             * @example 2
             */
            stopCount: number;
            /** @description Where stops were asked for and none is within `radius`: the nearest one. Null else, and where there is none at all. */
            nearestStop: components["schemas"]["NearestStop"] | null;
            /** @description Of the other kinds that were asked for, the nearest first. */
            places: components["schemas"]["NearbyPlace"][];
            /**
             * @description How many of these there are within `radius`, shown or not.
             * @example 1
             */
            placeCount: number;
            /** @description The kinds that the network has anywhere, near or far: to look for another one is in vain. */
            kinds: ("stopArea" | "bikeSharingStations" | "bikeParks" | "parks" | "parkAndRides" | "pointOfSales" | "chargingStations" | "carSharingStations" | "rideSharingParks")[];
        };
        /** @description The most severe alert that holds now about a line at a stop. */
        NearbyAlert: {
            /**
             * @description How grave it is.
             * @example warning
             * @enum {string}
             */
            severity: "info" | "warning" | "severe";
            /**
             * @description The alert in one line, in the language of the answer where the source has it.
             * @example Works at Gare
             */
            header: string;
        };
        /** @description One vehicle that leaves a stop, in short. */
        NearbyDeparture: {
            /**
             * @description The stop point where it leaves.
             * @example Gare:1
             */
            stopPointId: string;
            /**
             * @description What stands on its sign. Empty where it has none.
             * @example 1
             */
            platform: string;
            /**
             * @description Where it goes, as on the vehicle.
             * @example Université
             */
            headsign: string;
            /**
             * Format: date-time
             * @description When it leaves, as expected now; of one that is not made, as in the timetable.
             * @example 2026-11-23T08:02:00+01:00
             */
            departureDateTime: string;
            /**
             * Format: date-time
             * @description When it leaves by the timetable. Null for a trip that the timetable does not have.
             * @example 2026-11-23T08:00:00+01:00
             */
            scheduledDepartureDateTime: string | null;
            /**
             * @description What is known of this call. `scheduled`: nothing beyond the timetable, which is not the same as on time; `live`: its time is predicted; `cancelled`: the trip does not take place; `skipped`: it does, without halting here; `added`: the timetable does not have this trip.
             * @example live
             * @enum {string}
             */
            status: "scheduled" | "live" | "cancelled" | "skipped" | "added";
            /**
             * @description Seconds it is late; negative when early. Null unless `status` is `live`.
             * @example 120
             */
            delaySeconds: number | null;
            /**
             * @description Seconds from one vehicle to the next where the timetable tells only how often they come: times are then about right. Else null.
             * @example 600
             */
            headwaySeconds: number | null;
        };
        /** @description The next departures of a line in one direction. */
        NearbyDirection: {
            /**
             * @description One of the two directions of the line, as in GTFS; where the feed does not say, most trips go in direction 0.
             * @example 0
             * @enum {integer}
             */
            direction: 0 | 1;
            /** @description Where they go, the next first. */
            headsigns: string[];
            /** @description The next ones by time, at most three, cancelled ones among them. */
            departures: components["schemas"]["NearbyDeparture"][];
        };
        /** @description A line at a stop with its next departures. */
        NearbyLine: {
            line: components["schemas"]["LineBadge"];
            /** @description Null where nothing is to be said. */
            alert: components["schemas"]["NearbyAlert"] | null;
            /** @description Its directions with departures within 24 hours. */
            directions: components["schemas"]["NearbyDirection"][];
        };
        /** @description A place around, with what is known of it. */
        NearbyPlace: {
            /**
             * @description Id of the place.
             * @example velo-1
             */
            id: string;
            /**
             * @description What kind of place.
             * @example bikeSharingStations
             * @enum {string}
             */
            type: "stopArea" | "bikeSharingStations" | "bikeParks" | "parks" | "parkAndRides" | "pointOfSales" | "chargingStations" | "carSharingStations" | "rideSharingParks";
            /**
             * @description What it is called.
             * @example Vélo Gare
             */
            name: string;
            /**
             * @description Degrees north of the equator, WGS 84; negative south of it.
             * @example 48.1173
             */
            lat: number;
            /**
             * @description Degrees east of Greenwich, WGS 84; negative west of it.
             * @example -1.6778
             */
            lon: number;
            /**
             * @description Metres on foot, about.
             * @example 111
             */
            metres: number;
            /**
             * @description Seconds on foot, about.
             * @example 89
             */
            seconds: number;
            facts: components["schemas"]["PlaceFacts"];
            /** @description Of a station of shared vehicles: what stands there now. */
            availability?: components["schemas"]["SharingStation"];
        };
        /** @description A stop area with what leaves it next. */
        NearbyStop: {
            /**
             * @description Id of the stop area.
             * @example Gare
             */
            id: string;
            /**
             * @description What it is called.
             * @example Gare
             */
            name: string;
            /**
             * @description Degrees north of the equator, WGS 84; negative south of it.
             * @example 48.1173
             */
            lat: number;
            /**
             * @description Degrees east of Greenwich, WGS 84; negative west of it.
             * @example -1.6778
             */
            lon: number;
            /**
             * @description Metres on foot, about.
             * @example 111
             */
            metres: number;
            /**
             * @description Seconds on foot, about.
             * @example 89
             */
            seconds: number;
            /** @description At most two lines: those of `lineId` first, else what leaves soonest. Empty where nothing leaves within 24 hours. */
            lines: components["schemas"]["NearbyLine"][];
            /** @description Its other lines, in the order of the network’s signs. */
            others: {
                line: components["schemas"]["LineBadge"];
                /** @description Null where nothing is to be said. */
                alert: components["schemas"]["NearbyAlert"] | null;
            }[];
        };
        /** @description The stop area that is nearest, however far. */
        NearestStop: {
            /**
             * @description Id of the stop area.
             * @example Gare
             */
            id: string;
            /**
             * @description What it is called.
             * @example Gare
             */
            name: string;
            /**
             * @description Degrees north of the equator, WGS 84; negative south of it.
             * @example 48.1173
             */
            lat: number;
            /**
             * @description Degrees east of Greenwich, WGS 84; negative west of it.
             * @example -1.6778
             */
            lon: number;
            /**
             * @description Metres on foot, about.
             * @example 111
             */
            metres: number;
            /**
             * @description Seconds on foot, about.
             * @example 89
             */
            seconds: number;
        };
        /** @description Who runs the network and how far its timetable reaches. */
        Network: {
            /**
             * @description What the network is called; several timetables with a comma between their names.
             * @example Petitbus
             */
            name: string;
            /**
             * @description The publisher of the timetable. Absent where it does not say.
             * @example Petitbus
             */
            publisher?: string;
            /**
             * @description Where the publisher is found. Absent where it does not say.
             * @example https://example.org
             */
            publisherUrl?: string;
            /**
             * @description Language of the names in the timetable, BCP 47. Absent where it does not say.
             * @example fr
             */
            language?: string;
            /**
             * @description The publisher’s own version of the timetable.
             * @example 2026-11
             */
            timetableVersion?: string;
            /**
             * @description The colour of lines that most trips have, `#rrggbb`; a pale or a red one only where there is no other. Absent where lines have none.
             * @example #0b5d66
             */
            color?: string;
            /** @description The timetables that the network is made of. What all of them say of themselves alike is beside this list too. */
            timetables: {
                /**
                 * @description What the ids of its stops, lines and trips begin with, before a colon; empty: with nothing.
                 * @example
                 */
                id: string;
                /**
                 * @description What its network is called.
                 * @example Petitbus
                 */
                name: string;
                /**
                 * @description The publisher of the timetable. Absent where it does not say.
                 * @example Petitbus
                 */
                publisher?: string;
                /**
                 * @description Where the publisher is found. Absent where it does not say.
                 * @example https://example.org
                 */
                publisherUrl?: string;
                /**
                 * @description Language of the names in the timetable, BCP 47. Absent where it does not say.
                 * @example fr
                 */
                language?: string;
                /**
                 * @description The publisher’s own version of the timetable.
                 * @example 2026-11
                 */
                timetableVersion?: string;
                /**
                 * Format: date
                 * @description Its first service day.
                 * @example 2026-11-01
                 */
                from: string;
                /**
                 * Format: date
                 * @description Its last service day.
                 * @example 2026-12-31
                 */
                to: string;
            }[];
            /** @description Organizations that have to be named where the timetable is shown. */
            attributions: {
                /**
                 * @description Its name.
                 * @example Petitbus
                 */
                organization: string;
                /**
                 * @description Its site, `http:` or `https:`. Absent where none is given.
                 * @example https://example.org
                 */
                url?: string;
                /** @description Empty where it is not said. */
                roles: ("producer" | "operator" | "authority")[];
            }[];
            /**
             * Format: date
             * @description First service day of the timetable.
             * @example 2026-11-01
             */
            from: string;
            /**
             * Format: date
             * @description Last service day of the timetable.
             * @example 2026-12-31
             */
            to: string;
            /**
             * @description IANA name of the zone whose clocks the network follows.
             * @example Europe/Paris
             */
            timeZone: string;
            /**
             * @description Weeks by which an expired calendar was moved to hold today; 0: it is as published.
             * @example 0
             */
            shiftedByWeeks: number;
            /**
             * @description True for the demo city, which does not exist.
             * @example false
             */
            imaginary: boolean;
            /** @description Where to put the middle of a map. */
            center: {
                /**
                 * @description Degrees north of the equator, WGS 84; negative south of it.
                 * @example 48.1173
                 */
                lat: number;
                /**
                 * @description Degrees east of Greenwich, WGS 84; negative west of it.
                 * @example -1.6778
                 */
                lon: number;
            };
            /** @description The smallest box around it, by its edges. */
            bounds: {
                /**
                 * @description Degrees north of the equator, WGS 84; negative south of it.
                 * @example 48.1173
                 */
                south: number;
                /**
                 * @description Degrees east of Greenwich, WGS 84; negative west of it.
                 * @example -1.6778
                 */
                west: number;
                /**
                 * @description Degrees north of the equator, WGS 84; negative south of it.
                 * @example 48.1173
                 */
                north: number;
                /**
                 * @description Degrees east of Greenwich, WGS 84; negative west of it.
                 * @example -1.6778
                 */
                east: number;
            };
        };
        /** @description Something that disturbs the service, in short. */
        NetworkAlert: {
            /**
             * @description Id of the alert in its source.
             * @example works-2026-11
             */
            id: string;
            /**
             * @description What it does to the service.
             * @example detour
             * @enum {string}
             */
            effect: "noService" | "reducedService" | "significantDelays" | "detour" | "additionalService" | "modifiedService" | "stopMoved" | "accessibilityIssue" | "other";
            /**
             * @description How grave it is: `info` is good to know, `severe` changes a journey.
             * @example warning
             * @enum {string}
             */
            severity: "info" | "warning" | "severe";
            /**
             * @description The alert in one line, in the language of the answer where the source has it.
             * @example Works at Gare
             */
            header: string;
            /** @description The lines it is about, twelve at most, in the order of the network’s signs. */
            lines: components["schemas"]["LineBadge"][];
            /**
             * @description How many lines it is about. 0: the whole network.
             * @example 2
             */
            lineCount: number;
        };
        /** @description What disturbs the service now. */
        NetworkAlerts: {
            /** @description The most severe first, ten at most. */
            alerts: components["schemas"]["NetworkAlert"][];
            /**
             * @description How many there are.
             * @example 1
             */
            alertCount: number;
        };
        /** @description A line on a map of the whole network. */
        NetworkLine: {
            /**
             * @description Id of the line.
             * @example A
             */
            id: string;
            /**
             * @description What stands on the vehicle; for a line without a short name, a short form of its long name. Never empty.
             * @example A
             */
            shortName: string;
            /**
             * @description What the line is called in full. Empty where it has no such name.
             * @example Gare – Université
             */
            longName: string;
            /**
             * @description What a vehicle is called, as in the timetable.
             * @example tram
             * @enum {string}
             */
            mode: "metro" | "tram" | "bus" | "coach" | "train" | "cableCar" | "funicular" | "ferry" | "onDemand";
            /**
             * @description Background of the badge, `#rrggbb`.
             * @example #0055aa
             */
            color: string;
            /**
             * @description What is legible on it, `#rrggbb`.
             * @example #ffffff
             */
            textColor: string;
            /** @description Its ways on the map, the most used first, simplified: at most 6 metres off. */
            geometry: string[];
        };
        /** @description The rail lines of the network. */
        NetworkLines: {
            /** @description In the order of the network’s signs. */
            lines: components["schemas"]["NetworkLine"][];
        };
        /** @description A session that has just begun. */
        NewSession: {
            /**
             * @description To be sent in the header `Authorization`.
             * @example mX2uE1b0cJ7wq4nA9sKkT3oVtYdL5hRz8GfP6iCeWxU
             */
            accessToken: string;
            /**
             * Format: date-time
             * @description When the token is over, in UTC: 30 days after signing in, whether it is used or not.
             * @example 2026-12-23T07:00:00.000Z
             */
            expiresAt: string;
            attributes: components["schemas"]["Attributes"];
        };
        /** @description The next departures of one line at a stop. */
        NextDepartures: {
            line: components["schemas"]["LineBadge"];
            /**
             * Format: date-time
             * @description Departures were looked for from this time on.
             * @example 2026-11-23T08:00:00+01:00
             */
            from: string;
            /**
             * Format: date-time
             * @description And until this time.
             * @example 2026-11-24T08:00:00+01:00
             */
            until: string;
            /**
             * @description Why there are no departures. Null when there are some.
             * @example null
             * @enum {string|null}
             */
            reason: "outside-timetable" | "nothing-leaves" | null;
            /** @description By time. */
            departures: components["schemas"]["DepartureOfLine"][];
        };
        /** @description All that is stored of a person. */
        OwnData: {
            /** @description The account. Of the password only a hash is stored, which is not part of this. */
            account: {
                /**
                 * @description Id of the account.
                 * @example 2b0f7f0e-6e0c-4c1e-9b43-6a1d1f6f0f1a
                 */
                id: string;
                /**
                 * Format: date-time
                 * @description When it was made.
                 * @example 2026-11-23T07:00:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description When a link was opened that was sent to the e-mail address. Null: not yet.
                 * @example 2026-11-23T07:00:00.000Z
                 */
                emailVerifiedAt: string | null;
                attributes: components["schemas"]["Attributes"];
            };
            /** @description Those that are not over, the latest first. */
            sessions: components["schemas"]["OwnSession"][];
            /** @description In the order of the person. */
            favourites: {
                /**
                 * @description Id of the favourite.
                 * @example 6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d
                 */
                id: string;
                /**
                 * @description What kind of favourite.
                 * @example LINE
                 * @enum {string}
                 */
                kind: "LINE" | "ADDRESS" | "STOP_POINT" | "POI";
                /**
                 * Format: date-time
                 * @description When it was added or last changed.
                 * @example 2026-11-23T07:00:00.000Z
                 */
                updatedAt: string;
                /**
                 * @description What it is.
                 * @example {
                 *       "id": "A"
                 *     }
                 */
                content: Record<string, never>;
            }[];
            /** @description Kept for ninety days, so that other devices do not bring them back. What they were is not stored. */
            deletedFavourites: {
                /**
                 * @description Id of the favourite.
                 * @example 6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d
                 */
                id: string;
                /**
                 * @description What kind of favourite.
                 * @example LINE
                 * @enum {string}
                 */
                kind: "LINE" | "ADDRESS" | "STOP_POINT" | "POI";
                /**
                 * Format: date-time
                 * @description When it was deleted.
                 * @example 2026-11-23T07:00:00.000Z
                 */
                deletedAt: string;
            }[];
            /**
             * Format: date-time
             * @description When the favourites were last put in order. Null: never.
             * @example 2026-11-23T07:00:00.000Z
             */
            favouritesOrderedAt: string | null;
            /** @description That are still to be sent. */
            messages: {
                /**
                 * @description Id of the message.
                 * @example 1d1a8a54-0f1c-4b56-8f5c-7d1b4d3e2a10
                 */
                id: string;
                /**
                 * @description What it is for: a link, an account that was asked for, or news of a change.
                 * @example confirm
                 * @enum {string}
                 */
                purpose: "confirm" | "reset" | "register" | "email-changed" | "password-changed";
                /**
                 * @description Where it goes.
                 * @example camille@example.org
                 */
                email: string;
                /**
                 * @description The language that it is in.
                 * @example fr
                 * @enum {string}
                 */
                language: "fr" | "en" | "es" | "it" | "de";
                /**
                 * @description Of the page that its link leads to.
                 * @example https://trips.example.org
                 */
                origin: string;
                /**
                 * Format: date-time
                 * @description When it was asked for.
                 * @example 2026-11-23T07:00:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description When it is sent, or tried again.
                 * @example 2026-11-23T07:00:00.000Z
                 */
                dueAt: string;
                /**
                 * @description How often it was tried.
                 * @example 0
                 */
                attempts: number;
            }[];
            /** @description Of messages, that are still good. Of their tokens only hashes are stored, which are not part of this. */
            links: {
                /**
                 * @description What the link does: confirm the e-mail address, or set another password.
                 * @example confirm
                 * @enum {string}
                 */
                purpose: "confirm" | "reset";
                /**
                 * Format: date-time
                 * @description When it was sent.
                 * @example 2026-11-23T07:00:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description When it is over.
                 * @example 2026-11-23T07:00:00.000Z
                 */
                expiresAt: string;
            }[];
            /** @description Accounts that were requested with the address of this one. Of the password only a hash is stored, which is not part of this. */
            registrations: {
                /**
                 * @description Id of the registration.
                 * @example 5c1a8a54-0f1c-4b56-8f5c-7d1b4d3e2a10
                 */
                id: string;
                /**
                 * @description The address that the message went to.
                 * @example camille@example.org
                 */
                email: string;
                attributes: components["schemas"]["Attributes"];
                /**
                 * Format: date-time
                 * @description When it was asked for.
                 * @example 2026-11-23T07:00:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description When it is over.
                 * @example 2026-11-23T07:00:00.000Z
                 */
                expiresAt: string;
            }[];
            /** @description What is in the cart. */
            carts: {
                /**
                 * @description Whose it is: of the account, or an anonymous one of its e-mail address or of one that it had before.
                 * @example account
                 * @enum {string}
                 */
                owner: "account" | "address";
                /**
                 * @description Key of the tenant whose shop it is. Empty: of one that is not known.
                 * @example halte-demo
                 */
                tenant: string;
                /**
                 * @description How often it was changed.
                 * @example 1
                 */
                version: number;
                /**
                 * Format: date-time
                 * @description When it was last changed.
                 * @example 2026-11-23T07:00:00.000Z
                 */
                updatedAt: string;
                /**
                 * @description What is in it.
                 * @example {
                 *       "items": []
                 *     }
                 */
                content: Record<string, never>;
            }[];
        };
        /** @description A session of the person who is signed in. */
        OwnSession: {
            /**
             * @description Id of the session, for ending it.
             * @example 3f1f0c9a2b7d4e5f6a1b
             */
            id: string;
            /**
             * Format: date-time
             * @description When it began.
             * @example 2026-11-23T07:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it ends by itself.
             * @example 2026-11-23T07:00:00.000Z
             */
            expiresAt: string;
            /**
             * @description Browser and system, as far as they are known. Can be empty.
             * @example Firefox, Linux
             */
            device: string;
            /**
             * @description Whether it is the one whose token was sent.
             * @example true
             */
            current: boolean;
        };
        /** @description Where the person is signed in. */
        OwnSessions: {
            /** @description Those that are not over, the latest first. */
            sessions: components["schemas"]["OwnSession"][];
        };
        /** @description A place where a journey can begin or end. */
        Place: {
            /**
             * @description Id of the place; of a point of the map, its coordinates as `lat;lon`.
             * @example Gare
             */
            id: string;
            /**
             * @description What tells it from others of the same name: town, district. Empty where nothing does.
             * @example Petiteville
             */
            subTitle: string;
            /**
             * @description Both, in one line.
             * @example Gare, Petiteville
             */
            displayName: string;
            /**
             * @description What kind of place.
             * @example stopArea
             * @enum {string}
             */
            type: "stopArea" | "stopPoint" | "address" | "pointOfInterest" | "bikeSharingStations" | "carSharingStations" | "parks" | "chargingStations" | "bikeParks" | "parkAndRides" | "rideSharingParks" | "pointOfSales";
            /**
             * @description Degrees north of the equator, WGS 84; negative south of it.
             * @example 48.1173
             */
            lat: number;
            /**
             * @description Degrees east of Greenwich, WGS 84; negative west of it.
             * @example -1.6778
             */
            lon: number;
            /**
             * @description The same as `displayName`, for older clients.
             * @example Gare, Petiteville
             */
            label: string;
            /**
             * @description The same as `title`, for older clients.
             * @example Gare
             */
            name: string;
            /**
             * @description Its town. Empty where it is not known.
             * @example Petiteville
             */
            city: string;
            /**
             * @description The postcode. Empty where it is not known.
             * @example 35999
             */
            postCode: string;
            /**
             * @description Number and street. Empty where it is not known.
             * @example 12 Rue de la Gare
             */
            address: string;
            /** @description The same again, for older clients. */
            extraData: {
                /**
                 * @description As `city`.
                 * @example Petiteville
                 */
                city: string;
                /**
                 * @description As `postCode`.
                 * @example 35999
                 */
                zipCode: string;
            };
            /**
             * @description Of a stop point: what stands on its sign for travellers to type.
             * @example 1001
             */
            code?: string;
            /**
             * @description Of a stop point: its platform.
             * @example 1
             */
            platform?: string;
            /** @description Of a stop: the lines that stop there, in the order of the network’s signs. */
            lines?: components["schemas"]["LineBadge"][];
            /**
             * @description What stands first: the name.
             * @example Gare
             */
            title: string;
        };
        /** @description A place with what is known of it. */
        PlaceDetails: {
            /**
             * @description Id of the place; of a point of the map, its coordinates as `lat;lon`.
             * @example Gare
             */
            id: string;
            /**
             * @description What tells it from others of the same name: town, district. Empty where nothing does.
             * @example Petiteville
             */
            subTitle: string;
            /**
             * @description Both, in one line.
             * @example Gare, Petiteville
             */
            displayName: string;
            /**
             * @description What kind of place.
             * @example stopArea
             * @enum {string}
             */
            type: "stopArea" | "stopPoint" | "address" | "pointOfInterest" | "bikeSharingStations" | "carSharingStations" | "parks" | "chargingStations" | "bikeParks" | "parkAndRides" | "rideSharingParks" | "pointOfSales";
            /**
             * @description Degrees north of the equator, WGS 84; negative south of it.
             * @example 48.1173
             */
            lat: number;
            /**
             * @description Degrees east of Greenwich, WGS 84; negative west of it.
             * @example -1.6778
             */
            lon: number;
            /**
             * @description The same as `displayName`, for older clients.
             * @example Gare, Petiteville
             */
            label: string;
            /**
             * @description The same as `title`, for older clients.
             * @example Gare
             */
            name: string;
            /**
             * @description Its town. Empty where it is not known.
             * @example Petiteville
             */
            city: string;
            /**
             * @description The postcode. Empty where it is not known.
             * @example 35999
             */
            postCode: string;
            /**
             * @description Number and street. Empty where it is not known.
             * @example 12 Rue de la Gare
             */
            address: string;
            /** @description The same again, for older clients. */
            extraData: {
                /**
                 * @description As `city`.
                 * @example Petiteville
                 */
                city: string;
                /**
                 * @description As `postCode`.
                 * @example 35999
                 */
                zipCode: string;
            };
            /**
             * @description Of a stop point: what stands on its sign for travellers to type.
             * @example 1001
             */
            code?: string;
            /**
             * @description Of a stop point: its platform.
             * @example 1
             */
            platform?: string;
            /** @description Of a stop: the lines that stop there, in the order of the network’s signs. */
            lines?: components["schemas"]["LineBadge"][];
            facts: components["schemas"]["PlaceFacts"];
            /**
             * @description What stands first: the name.
             * @example Gare
             */
            title: string;
        };
        /** @description What is known of a place besides where it is. What is absent is not known. */
        PlaceFacts: {
            /**
             * @description How many spaces, docks, cars or sockets, by the kind of place.
             * @example 120
             */
            capacity?: number;
            /**
             * @description How many spaces for people with disabilities.
             * @example 4
             */
            accessibleSpaces?: number;
            /**
             * @description Whether there is a roof.
             * @example true
             */
            covered?: boolean;
            /**
             * @description Whether one needs a key or a card.
             * @example false
             */
            locked?: boolean;
            /**
             * @description Whether it is guarded.
             * @example false
             */
            guarded?: boolean;
            /**
             * @description Whether it can be used with a wheelchair. `unknown` where it is not published, which is not the same as `no`.
             * @example yes
             * @enum {string}
             */
            wheelchair?: "unknown" | "yes" | "no";
            /** @description When it is open; empty: always. */
            openingHours?: {
                /**
                 * @description 1 Monday to 7 Sunday.
                 * @example 1
                 */
                firstDay: number;
                /**
                 * @description 1 Monday to 7 Sunday; the days from `firstDay` to this one have these hours.
                 * @example 5
                 */
                lastDay: number;
                /**
                 * @description When it opens, `HH:MM` on the network’s clocks.
                 * @example 07:00
                 */
                opens: string;
                /**
                 * @description When it closes; before `opens` it is of the day after, `24:00` is midnight, `HH:MM` on the network’s clocks.
                 * @example 20:00
                 */
                closes: string;
            }[];
            /** @description Where cars are charged. */
            sockets?: {
                /**
                 * @description What plug fits.
                 * @example type2
                 * @enum {string}
                 */
                type: "type2" | "comboCcs" | "chademo" | "domestic";
                /**
                 * @description Power of each, in kW.
                 * @example 22
                 */
                kilowatts: number;
                /**
                 * @description How many there are.
                 * @example 4
                 */
                count: number;
            }[];
            /** @description What it costs. */
            prices?: {
                /**
                 * @description What the price is for.
                 * @example hour
                 * @enum {string}
                 */
                per: "use" | "minute" | "halfHour" | "hour" | "day" | "month" | "year" | "kilowattHour";
                /**
                 * @description In the smallest unit of the currency, e.g. cents; 0 is free.
                 * @example 150
                 */
                amount: number;
                /**
                 * @description ISO 4217 code.
                 * @example EUR
                 */
                currency: string;
            }[];
            /**
             * @description Who runs it.
             * @example Ville de Petiteville
             */
            operator?: string;
            /**
             * @description Of a point of interest: what it is.
             * @example museum
             */
            category?: string;
            /**
             * @description Whether tickets are sold by people.
             * @example true
             */
            counter?: boolean;
            /**
             * @description Whether there is a machine for tickets.
             * @example true
             */
            ticketMachine?: boolean;
            /**
             * @description Id of the stop area that it belongs to.
             * @example Gare
             */
            stopArea?: string;
        };
        /** @description The best first. */
        Places: components["schemas"]["Place"][];
        /** @description One departure of a printed timetable. */
        PoleDeparture: {
            /**
             * Format: date-time
             * @description When it leaves.
             * @example 2026-11-23T08:00:00+01:00
             */
            departureDateTime: string;
            /**
             * @description Id of the trip, for `/api/v1/trips/{id}`.
             * @example A-out-480
             */
            tripId: string;
            /**
             * @description `offset` of `/api/v1/trips/{id}`; else 0.
             * @example 0
             */
            offset: number;
            /**
             * @description One of the two directions of the line, as in GTFS; where the feed does not say, most trips go in direction 0.
             * @example 0
             * @enum {integer}
             */
            direction: 0 | 1;
            /**
             * @description Place of its destination in `destinations`, from 0.
             * @example 0
             */
            destination: number;
            /**
             * @description Whether a wheelchair gets on here: the stop and the vehicle.
             * @example yes
             * @enum {string}
             */
            wheelchair: "unknown" | "yes" | "no";
            /**
             * @description Seconds from one vehicle to the next where the timetable tells only how often they come: times are then about right. Else null.
             * @example 600
             */
            headwaySeconds: number | null;
            /**
             * @description Place in `bookings` of what is arranged to get on. Null where nothing is.
             * @example 0
             */
            booking: number | null;
        };
        /** @description The departures of one hour. */
        PoleHour: {
            /**
             * Format: date
             * @description Date on the calendar.
             * @example 2026-11-23
             */
            date: string;
            /**
             * @description Hour on the clock, 0 to 23. The hour that a night in autumn has twice is there twice.
             * @example 8
             */
            hour: number;
            /** @description By time. */
            departures: components["schemas"]["PoleDeparture"][];
        };
        /** @description A template for a form of preferences. */
        Preferences: {
            /** @description In the order to show. */
            sections: {
                /**
                 * @description Names the section.
                 * @example journey
                 */
                sectionKey: string;
                /** @description In the order to show; `type` distinguishes them. */
                options: ({
                    /**
                     * @description One of several.
                     * @example criterion
                     * @enum {string}
                     */
                    type: "criterion";
                    /**
                     * @description Names the option; the app’s message `preferences.<key>` is what travellers read.
                     * @example journeyType
                     */
                    key: string;
                    /**
                     * @description Name under which the choice goes into `itineraryOptions`.
                     * @example journeyType
                     */
                    bodyParam: string;
                    /** @description The choices. */
                    criteria: {
                        /**
                         * @description Names the choice.
                         * @example fastest
                         */
                        key: string;
                        /**
                         * @description What is sent for it.
                         * @example fastest
                         */
                        value: string;
                    }[];
                    /**
                     * @description `key` of the choice by default.
                     * @example fastest
                     */
                    selectedKey: string;
                } | {
                    /**
                     * @description A number.
                     * @example slider
                     * @enum {string}
                     */
                    type: "slider";
                    /**
                     * @description Names the option; the app’s message `preferences.<key>` is what travellers read.
                     * @example maxWalk
                     */
                    key: string;
                    /**
                     * @description What the number counts.
                     * @example m
                     */
                    unit: string;
                    /**
                     * @description The least.
                     * @example 100
                     */
                    min: number;
                    /**
                     * @description The most.
                     * @example 5000
                     */
                    max: number;
                    /**
                     * @description From one value to the next.
                     * @example 100
                     */
                    step: number;
                    /**
                     * @description The default.
                     * @example 1000
                     */
                    value: number;
                    /**
                     * @description Whether the most stands for no limit: a search with it leaves the option out. Absent: no.
                     * @example true
                     */
                    openEnded?: boolean;
                } | {
                    /**
                     * @description On or off.
                     * @example toggle
                     * @enum {string}
                     */
                    type: "toggle";
                    /**
                     * @description Names the option; the app’s message `preferences.<key>` is what travellers read.
                     * @example wheelchair
                     */
                    key: string;
                    /**
                     * @description The default.
                     * @example off
                     * @enum {string}
                     */
                    selectedKey: "on" | "off";
                } | {
                    /**
                     * @description Modes.
                     * @example mode
                     * @enum {string}
                     */
                    type: "mode";
                    /**
                     * @description Names the option; the app’s message `preferences.<key>` is what travellers read.
                     * @example modes
                     */
                    key: string;
                    /** @description The modes of the network. */
                    modes: {
                        /**
                         * @description A mode.
                         * @example tram
                         */
                        key: string;
                        /**
                         * @description Whether it is used by default. Those that are not chosen go into `excludedModes`.
                         * @example true
                         */
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
             *     | `internal` | 500 | Something went wrong in the server. | Try again; then report the requestId. |
             *     | `loading` | 503 | The server has just started and still loads the timetable. | Wait for the seconds in Retry-After. |
             *     | `stopping` | 503 | The server is about to stop. Only its health says so: other calls are answered to the end. | Send requests to another server. |
             *     | `busy` | 503 | There are more requests just now than the server can answer. | Wait for the seconds in Retry-After. |
             *     | `invalid-date` | 400 | A date does not exist or is not written like 2026-11-23. | Send a calendar day as YYYY-MM-DD. |
             *     | `invalid-time` | 400 | A point in time does not exist or is not ISO 8601. | Send it like 2026-11-23T08:00, or with an offset like 2026-11-23T08:00:00+01:00. |
             *     | `beyond-limit` | 400 | A search wants more changes, walking or waiting than the tenant allows. | Send at most the number that the message names. |
             *     | `invalid-place` | 400 | Only one of the two coordinates of a place was sent. | Send latitude and longitude, or neither and an id. |
             *     | `missing-place` | 400 | A search has no origin, destination or via place. | Send the coordinates or the id of the place that the message names. |
             *     | `return-too-early` | 400 | The requested return is before the outbound journey has arrived. | Choose a later returnDateTime. |
             *     | `invalid-summary-code` | 400 | A journeySummaryCode is incomplete, damaged or of an older version. | Search for the journey again. |
             *     | `box-across-180` | 400 | The corners of a map lie on both sides of the 180th meridian. | Request the part west of it and the part east of it. |
             *     | `place-not-found` | 404 | No place has this id, or none of the kind that was requested. | Search for the place again: ids change with the timetable and its sources. |
             *     | `kind-not-found` | 404 | There is no such kind of place. | Use one of the kinds that `type` of a place can be. |
             *     | `nothing-near` | 404 | There is no address within 300 m and no stop within 600 m. | Use the coordinates as they are. |
             *     | `line-not-found` | 404 | No line has this id. | List the lines again: ids change with the timetable. |
             *     | `stop-not-found` | 404 | No stop point and no stop area has this id. | Search for the stop again: ids change with the timetable. |
             *     | `stop-point-not-found` | 404 | No stop point and no stop area has this id. | Search for the stop again: ids change with the timetable. |
             *     | `stop-area-not-found` | 404 | No stop area and no stop point has this id. | Search for the stop again: ids change with the timetable. |
             *     | `trip-not-found` | 404 | No trip has this id. | Request departures again: ids change with the timetable. |
             *     | `trip-not-on-this-day` | 404 | The trip exists and does not run on this service day. | Send the serviceDate that came with the departure. |
             *     | `run-not-found` | 404 | The trip runs by headway and has no departure with this offset. | Send the offset that came with the departure. |
             *     | `journey-expired` | 404 | The timetable has changed and the journey is no longer in it. | Search again. |
             *     | `menu-not-found` | 404 | There is no menu of this name. | Do without the menu, or get its name from the operator. |
             *     | `tile-not-found` | 404 | The map does not reach as far as this tile. | Show nothing there. |
             *     | `no-demo-city` | 404 | The server runs an operator’s timetable and not the demo city. | Use the operator’s own GBFS feed. |
             *     | `document-not-found` | 404 | The demo city has no GBFS document of this name. | Begin with gbfs.json, which lists the others. |
             *     | `not-simulated` | 404 | The server runs an operator’s timetable, for which nothing is simulated. | Use the operator’s own GTFS Realtime feed. |
             *     | `message-not-found` | 404 | There is no GTFS Realtime message of this name. | Use one of those that the message lists. |
             *     | `search-interrupted` | 503 | The search broke off. | Wait for the seconds in Retry-After, and search again. |
             *     | `incomplete-favourite` | 400 | A favourite has not all fields that its type needs. | Send the field that the message names. |
             *     | `invalid-favourite` | 400 | A field of a favourite is not as it must be. | Read the message: it names the field. |
             *     | `unknown-field` | 400 | A favourite has a field that its type does not have. | Leave out the field that the message names. |
             *     | `unknown-stop` | 400 | The stop of a new favourite is not in the timetable. | Send the id of a stop point or a stop area, as other answers name it. |
             *     | `unknown-line` | 400 | A line of a new favourite is not in the timetable. | Send the id of a line, as /api/v1/lines names it. |
             *     | `not-changeable` | 400 | A line among the favourites is to be changed, or a favourite into one of another type. | Delete it and add another. |
             *     | `invalid-attribute` | 400 | An attribute of a person has a value that it cannot have. | Read the message: it names the attribute and what it must be. |
             *     | `unknown-attribute` | 400 | There is no attribute of that name. | Use one of those that the message lists. |
             *     | `invalid-email` | 400 | An e-mail address is not one. | Have it typed again. |
             *     | `weak-password` | 400 | A new password is too short, too long, or the e-mail address itself. | Have another one chosen: the message says what is wrong. |
             *     | `current-password-needed` | 400 | E-mail address or password are to be changed without the current password. | Send currentPassword among the attributes. |
             *     | `wrong-password` | 400 | The current password beside a change is not right. | Have it typed again. Several attempts lead to too-many-attempts. |
             *     | `link-over` | 400 | The token of a message’s link was used, is too old or is cut. | Request another message. |
             *     | `missing-token` | 401 | The call needs a signed-in user, and has no Authorization header. | Sign in, and send the accessToken. |
             *     | `session-over` | 401 | The token is unknown, was signed out, or is older than 30 days. | Sign in again. |
             *     | `wrong-credentials` | 401 | E-mail address and password do not belong together. | Have them typed again. Several attempts lead to too-many-attempts. |
             *     | `no-cart-owner` | 401 | A call about a cart has neither a token nor an email. | Send the Authorization header, or the email of an anonymous cart. |
             *     | `product-not-found` | 404 | Nothing of this id is sold. | Request the catalogue again. |
             *     | `cart-item-not-found` | 404 | The cart has no such item. | Request the cart again: it may have been changed elsewhere. |
             *     | `session-not-found` | 404 | The person has no session of this id, or it is over. | Request the sessions again. |
             *     | `favourite-not-found` | 404 | There is no such favourite, or it belongs to another user. | Request the favourites again: it may have been deleted on another device. |
             *     | `same-favourite` | 409 | Another favourite is already what this one is to become. | Keep the other one, and delete this one if it is not needed. |
             *     | `favourite-deleted` | 409 | Another device deleted the favourite after this device added it. | Drop it on this device; send it without changedAt to add it all the same. |
             *     | `favourite-changed` | 409 | Another device changed the favourite after this device deleted it. | Request the favourites again: it stays. |
             *     | `too-many-favourites` | 409 | There are 200 favourites of this type already. | Have one deleted first. |
             *     | `email-taken` | 409 | There is an account with this e-mail address. | Have the person sign in instead. |
             *     | `demo-account` | 409 | E-mail address or password of a demo account are to be changed or confirmed, or it is to be deleted. | Create another account. |
             *     | `no-messages` | 409 | The operator has not said how messages are sent. | Do not offer what needs a message. |
             *     | `cart-full` | 409 | The cart holds 50 different items already. | Have one taken out first. |
             *     | `too-many-pieces` | 409 | There are 20 pieces of this product for this recipient already. | Send a smaller quantity. |
             *     | `cart-busy` | 409 | The cart is being changed from several places at once. | Try again. |
             *     | `too-many-attempts` | 429 | Too many wrong passwords, new accounts or requests for messages came from this address or for this account. | Wait for the seconds in Retry-After. |
             *     | `store-unavailable` | 503 | Accounts, favourites and carts cannot be reached. Nothing was changed. | Wait for the seconds in Retry-After. |
             * @example invalid-request
             * @enum {string}
             */
            code: "invalid-request" | "missing-api-key" | "unknown-api-key" | "unknown-address" | "method-not-allowed" | "too-large" | "too-long" | "unsupported-media-type" | "too-many-requests" | "internal" | "loading" | "stopping" | "busy" | "invalid-date" | "invalid-time" | "beyond-limit" | "invalid-place" | "missing-place" | "return-too-early" | "invalid-summary-code" | "box-across-180" | "place-not-found" | "kind-not-found" | "nothing-near" | "line-not-found" | "stop-not-found" | "stop-point-not-found" | "stop-area-not-found" | "trip-not-found" | "trip-not-on-this-day" | "run-not-found" | "journey-expired" | "menu-not-found" | "tile-not-found" | "no-demo-city" | "document-not-found" | "not-simulated" | "message-not-found" | "search-interrupted" | "incomplete-favourite" | "invalid-favourite" | "unknown-field" | "unknown-stop" | "unknown-line" | "not-changeable" | "invalid-attribute" | "unknown-attribute" | "invalid-email" | "weak-password" | "current-password-needed" | "wrong-password" | "link-over" | "missing-token" | "session-over" | "wrong-credentials" | "no-cart-owner" | "product-not-found" | "cart-item-not-found" | "session-not-found" | "favourite-not-found" | "same-favourite" | "favourite-deleted" | "favourite-changed" | "too-many-favourites" | "email-taken" | "demo-account" | "no-messages" | "cart-full" | "too-many-pieces" | "cart-busy" | "too-many-attempts" | "store-unavailable";
            /**
             * @description What is wrong, as an English message for developers. It may change, and names the field that is wrong.
             * @example In the query, lat must be at most 90.
             */
            message: string;
            /**
             * @description The id of the request, as in the header `x-request-id` and in the server’s log.
             * @example 0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d
             */
            requestId: string;
        };
        /** @description Places that are too many to be shown one by one; its position is in the middle of them. */
        ProximityCluster: {
            /**
             * @description Degrees north of the equator, WGS 84; negative south of it.
             * @example 48.1173
             */
            lat: number;
            /**
             * @description Degrees east of Greenwich, WGS 84; negative west of it.
             * @example -1.6778
             */
            lon: number;
            /**
             * @description How many places.
             * @example 34
             */
            count: number;
            /** @description How many of each kind, the most first. */
            kinds: {
                /**
                 * @description What kind of place.
                 * @example stopArea
                 * @enum {string}
                 */
                type: "stopArea" | "stopPoint" | "address" | "pointOfInterest" | "bikeSharingStations" | "carSharingStations" | "parks" | "chargingStations" | "bikeParks" | "parkAndRides" | "rideSharingParks" | "pointOfSales";
                /**
                 * @description How many of it.
                 * @example 20
                 */
                count: number;
            }[];
            /** @description The modes of the lines that serve its stops. */
            modes: ("metro" | "tram" | "bus" | "coach" | "train" | "cableCar" | "funicular" | "ferry" | "onDemand")[];
            /** @description The box around its places: where to zoom to. */
            bounds: {
                /**
                 * @description Degrees north of the equator, WGS 84; negative south of it.
                 * @example 48.1173
                 */
                south: number;
                /**
                 * @description Degrees east of Greenwich, WGS 84; negative west of it.
                 * @example -1.6778
                 */
                west: number;
                /**
                 * @description Degrees north of the equator, WGS 84; negative south of it.
                 * @example 48.1173
                 */
                north: number;
                /**
                 * @description Degrees east of Greenwich, WGS 84; negative west of it.
                 * @example -1.6778
                 */
                east: number;
            };
        };
        /** @description A place with what is known of it and what is there now. */
        ProximityDetails: {
            /**
             * @description Id of the place; of a point of the map, its coordinates as `lat;lon`.
             * @example Gare
             */
            id: string;
            /**
             * @description What tells it from others of the same name: town, district. Empty where nothing does.
             * @example Petiteville
             */
            subTitle: string;
            /**
             * @description Both, in one line.
             * @example Gare, Petiteville
             */
            displayName: string;
            /**
             * @description What kind of place.
             * @example stopArea
             * @enum {string}
             */
            type: "stopArea" | "stopPoint" | "address" | "pointOfInterest" | "bikeSharingStations" | "carSharingStations" | "parks" | "chargingStations" | "bikeParks" | "parkAndRides" | "rideSharingParks" | "pointOfSales";
            /**
             * @description Degrees north of the equator, WGS 84; negative south of it.
             * @example 48.1173
             */
            lat: number;
            /**
             * @description Degrees east of Greenwich, WGS 84; negative west of it.
             * @example -1.6778
             */
            lon: number;
            /**
             * @description The same as `displayName`, for older clients.
             * @example Gare, Petiteville
             */
            label: string;
            /**
             * @description The same as `title`, for older clients.
             * @example Gare
             */
            name: string;
            /**
             * @description Its town. Empty where it is not known.
             * @example Petiteville
             */
            city: string;
            /**
             * @description The postcode. Empty where it is not known.
             * @example 35999
             */
            postCode: string;
            /**
             * @description Number and street. Empty where it is not known.
             * @example 12 Rue de la Gare
             */
            address: string;
            /** @description The same again, for older clients. */
            extraData: {
                /**
                 * @description As `city`.
                 * @example Petiteville
                 */
                city: string;
                /**
                 * @description As `postCode`.
                 * @example 35999
                 */
                zipCode: string;
            };
            /**
             * @description Of a stop point: what stands on its sign for travellers to type.
             * @example 1001
             */
            code?: string;
            /**
             * @description Of a stop point: its platform.
             * @example 1
             */
            platform?: string;
            /** @description Of a stop: the lines that stop there, in the order of the network’s signs. */
            lines?: components["schemas"]["LineBadge"][];
            facts: components["schemas"]["PlaceFacts"];
            /** @description Of a stop area all its stop points, of a stop point itself. */
            stopPoints?: components["schemas"]["ProximityStopPoint"][];
            /**
             * @description Of a stop point: the id of its stop area.
             * @example Gare
             */
            stopAreaId?: string;
            /** @description Of a station of shared vehicles: what stands there now. */
            availability?: components["schemas"]["SharingStation"];
            /**
             * @description What stands first: the name.
             * @example Gare
             */
            title: string;
        };
        /** @description A place on the map. */
        ProximityPoint: {
            /**
             * @description Id of the place.
             * @example Gare
             */
            id: string;
            /**
             * @description Degrees north of the equator, WGS 84; negative south of it.
             * @example 48.1173
             */
            lat: number;
            /**
             * @description Degrees east of Greenwich, WGS 84; negative west of it.
             * @example -1.6778
             */
            lon: number;
            /**
             * @description What kind of place: a `type` of places.
             * @example stopArea
             */
            type: string;
            /**
             * @description What it is called.
             * @example Gare
             */
            name: string;
            /** @description Of a stop: the modes of its lines. */
            modes?: ("metro" | "tram" | "bus" | "coach" | "train" | "cableCar" | "funicular" | "ferry" | "onDemand")[];
            /** @description Of a stop: the lines that stop there. */
            lines?: components["schemas"]["LineBadge"][];
        };
        /** @description What lies on a piece of the map. */
        ProximityPoints: {
            /** @description The most used, at most 500. */
            points: components["schemas"]["ProximityPoint"][];
            /**
             * @description How many places lie in the box, shown one by one or not.
             * @example 35
             */
            total: number;
            /** @description What is not among `points`: their counts and the number of points add up to `total`. */
            clusters: components["schemas"]["ProximityCluster"][];
        };
        /** @description A stop point: one platform or one pole. */
        ProximityStopPoint: {
            /**
             * @description Id of the stop point.
             * @example Gare:1
             */
            id: string;
            /**
             * @description What it is called.
             * @example Gare
             */
            name: string;
            /**
             * @description What stands on its sign for travellers to type. Empty where it has none.
             * @example 1001
             */
            code: string;
            /**
             * @description Its platform. Empty where it has none.
             * @example 1
             */
            platform: string;
            /**
             * @description Degrees north of the equator, WGS 84; negative south of it.
             * @example 48.1173
             */
            lat: number;
            /**
             * @description Degrees east of Greenwich, WGS 84; negative west of it.
             * @example -1.6778
             */
            lon: number;
            /**
             * @description Whether it can be used with a wheelchair. `unknown` where it is not published, which is not the same as `no`.
             * @example yes
             * @enum {string}
             */
            wheelchair: "unknown" | "yes" | "no";
            /** @description The lines that stop here, in the order of the network’s signs. */
            lines: components["schemas"]["LineBadge"][];
        };
        /** @description Whether the server takes requests. */
        Readiness: {
            /**
             * @description Requests can come.
             * @example ready
             * @enum {string}
             */
            status: "ready";
        };
        /** @description The person something is for. */
        RecipientUser: {
            /**
             * @description Id of the link between customer and recipient. Null in this demo.
             * @example association-1
             */
            associationId: string | null;
            /**
             * @description What kind of link. Null in this demo.
             * @example FAMILY
             */
            associationType: string | null;
            /**
             * @description E-mail address of the recipient. Null where there is none.
             * @example grace@example.org
             */
            email: string | null;
            /**
             * @description First name. Null where there is none.
             * @example Grace
             */
            firstName: string | null;
            /**
             * @description Last name. Null where there is none.
             * @example Hopper
             */
            lastName: string | null;
            /**
             * @description Id of the recipient’s account. Null in this demo.
             * @example user-2
             */
            userId: string | null;
        };
        /** @description What is at a point of the map. */
        ReverseGeocode: {
            /**
             * @description Id of the address or the stop.
             * @example house-12
             */
            id: string;
            /**
             * @description Number and street, or the name of the stop.
             * @example 12 Rue de la Gare
             */
            name: string;
            /**
             * @description Its town. Empty where it is not known.
             * @example Petiteville
             */
            city: string;
            /**
             * @description The postcode. Empty where it is not known.
             * @example 35999
             */
            postCode: string;
            /**
             * @description Degrees north of the equator, WGS 84; negative south of it.
             * @example 48.1173
             */
            lat: number;
            /**
             * @description Degrees east of Greenwich, WGS 84; negative west of it.
             * @example -1.6778
             */
            lon: number;
        };
        /** @description The vehicle that one takes. Absent unless the step is a ride. */
        Ride: {
            line: components["schemas"]["LineBadge"];
            /**
             * @description Who runs it.
             * @example Petitbus
             */
            agency: string;
            /**
             * Format: uri
             * @description A page of theirs that sells tickets or says what they cost. Absent where none is published.
             * @example https://example.org/tickets
             */
            fareUrl?: string;
            /**
             * @description True where the vehicle of the ride before has become this one: one stays seated. Absent otherwise.
             * @example true
             */
            staySeated?: boolean;
            /**
             * @description Where it goes, as on the vehicle.
             * @example Université
             */
            headsign: string;
            /**
             * @description Id of the trip, for `/api/v1/trips/{id}`.
             * @example A-out-480
             */
            tripId: string;
            /**
             * @description Whether a wheelchair gets on, along and off.
             * @example yes
             * @enum {string}
             */
            accessibility: "unknown" | "yes" | "no";
            /**
             * @description Seconds from one vehicle to the next. Absent unless the timetable promises only this: times are then about right.
             * @example 600
             */
            headwaySeconds?: number;
            /** @description What has to be arranged to get on. Absent where nothing has to be. */
            boardingBooking?: components["schemas"]["Booking"];
            /** @description What has to be arranged to get off. Absent where nothing has to be. */
            alightingBooking?: components["schemas"]["Booking"];
            /**
             * @description What is known of this call. `scheduled`: nothing beyond the timetable, which is not the same as on time; `live`: its time is predicted; `cancelled`: the trip does not take place; `skipped`: it does, without halting here; `added`: the timetable does not have this trip.
             * @example live
             * @enum {string}
             */
            status: "scheduled" | "live" | "cancelled" | "skipped" | "added";
            /**
             * Format: date-time
             * @description When it leaves by the timetable. Null for a trip that the timetable does not have.
             * @example 2026-11-23T08:00:00+01:00
             */
            scheduledDepartureDateTime: string | null;
            /**
             * Format: date-time
             * @description When it arrives by the timetable. Null for a trip that the timetable does not have.
             * @example 2026-11-23T08:04:00+01:00
             */
            scheduledArrivalDateTime: string | null;
            /** @description About the line, the trip and the stops where one gets on and off; the most severe first. */
            alerts: components["schemas"]["Alert"][];
            /** @description From getting on to getting off, both among them. */
            calls: components["schemas"]["RideStopTime"][];
        };
        /** @description A stop of the vehicle during the ride. */
        RideStopTime: {
            point: components["schemas"]["SectionPoint"];
            /**
             * Format: date-time
             * @description As expected now; of a call that is not made, as in the timetable.
             * @example 2026-11-23T08:02:00+01:00
             */
            arrivalDateTime: string;
            /**
             * Format: date-time
             * @description As expected now; of a call that is not made, as in the timetable.
             * @example 2026-11-23T08:02:00+01:00
             */
            departureDateTime: string;
            /**
             * Format: date-time
             * @description When it leaves by the timetable. Null for a trip that the timetable does not have.
             * @example 2026-11-23T08:00:00+01:00
             */
            scheduledDepartureDateTime: string | null;
            /**
             * Format: date-time
             * @description When it arrives by the timetable. Null for a trip that the timetable does not have.
             * @example 2026-11-23T08:04:00+01:00
             */
            scheduledArrivalDateTime: string | null;
            /**
             * @description What is known of this call. `scheduled`: nothing beyond the timetable, which is not the same as on time; `live`: its time is predicted; `cancelled`: the trip does not take place; `skipped`: it does, without halting here; `added`: the timetable does not have this trip.
             * @example live
             * @enum {string}
             */
            status: "scheduled" | "live" | "cancelled" | "skipped" | "added";
        };
        /** @description The next departures of a stop, by line. */
        Schedules: {
            /**
             * @description The id that was requested.
             * @example Gare:1
             */
            id: string;
            /**
             * @description What the stop is called.
             * @example Gare
             */
            name: string;
            /**
             * Format: date-time
             * @description Departures were looked for from this time on.
             * @example 2026-11-23T08:00:00+01:00
             */
            from: string;
            /**
             * Format: date-time
             * @description And until this time.
             * @example 2026-11-24T08:00:00+01:00
             */
            until: string;
            /**
             * @description Why there are no departures. Null when there are some.
             * @example null
             * @enum {string|null}
             */
            reason: "outside-timetable" | "nothing-leaves" | null;
            /** @description In the order of the network’s signs; also those without departures in the span. */
            lines: components["schemas"]["LineDepartures"][];
        };
        /** @description One step of a journey. */
        Section: {
            /**
             * @description What one does.
             * @example ride
             * @enum {string}
             */
            kind: "walk" | "bike" | "wait" | "ride";
            /**
             * Format: date-time
             * @description When it begins, as expected now; of a ride that is not made, as in the timetable.
             * @example 2026-11-23T08:02:00+01:00
             */
            departureDateTime: string;
            /**
             * Format: date-time
             * @description When it ends.
             * @example 2026-11-23T08:06:00+01:00
             */
            arrivalDateTime: string;
            /**
             * @description How long, in seconds.
             * @example 240
             */
            durationSeconds: number;
            /**
             * @description False of a ride that is not made, or that leaves before one can be there.
             * @example true
             */
            holds: boolean;
            /**
             * @description Metres along the way; 0 for a wait.
             * @example 1350
             */
            metres: number;
            from: components["schemas"]["SectionPoint"];
            to: components["schemas"]["SectionPoint"];
            /**
             * @description The way on the map: points as `[latitude, longitude]`, in order of travel.
             * @example [
             *       [
             *         48.1173,
             *         -1.6778
             *       ],
             *       [
             *         48.1201,
             *         -1.6712
             *       ]
             *     ]
             */
            geometry: number[][];
            /** @description The ways inside a station that a walk takes, in order. Absent where the network does not describe them. */
            pathways?: components["schemas"]["SectionPathway"][];
            ride?: components["schemas"]["Ride"];
        };
        /** @description A way inside a station. */
        SectionPathway: {
            /**
             * @description What kind of way it is.
             * @example stairs
             * @enum {string}
             */
            mode: "walkway" | "stairs" | "movingSidewalk" | "escalator" | "elevator" | "fareGate" | "exitGate";
            /**
             * @description How long, in seconds.
             * @example 30
             */
            durationSeconds: number;
            /**
             * @description Steps up; negative for steps down. Absent where the network does not count them.
             * @example 24
             */
            stairCount?: number;
            /**
             * @description The level that it leads to. Absent where it stays on one or where it has no name.
             * @example Quais
             */
            level?: string;
        };
        /** @description Where a step begins or ends. */
        SectionPoint: {
            /**
             * @description What it is called; empty for a point without a name.
             * @example Gare
             */
            name: string;
            /**
             * @description Degrees north of the equator, WGS 84; negative south of it.
             * @example 48.1173
             */
            lat: number;
            /**
             * @description Degrees east of Greenwich, WGS 84; negative west of it.
             * @example -1.6778
             */
            lon: number;
            /**
             * @description IANA name of the zone of the clocks there. Absent where it is that of the network.
             * @example America/Chicago
             */
            timeZone?: string;
            /**
             * @description Id of the stop point. Absent where it is none.
             * @example Gare:1
             */
            stopPointId?: string;
            /**
             * @description Id of the stop area. Absent where it is none.
             * @example Gare
             */
            stopAreaId?: string;
            /**
             * @description Its platform. Absent where it has none.
             * @example 1
             */
            platform?: string;
            /**
             * @description Whether the stop can be used with a wheelchair.
             * @example yes
             * @enum {string}
             */
            accessibility?: "unknown" | "yes" | "no";
        };
        /** @description A station of shared bikes, scooters or cars, and what stands there now. */
        SharingStation: {
            /**
             * @description Id of the station, with that of its system before it.
             * @example velo-1
             */
            id: string;
            /**
             * @description `bikeSharingStations` or `carSharingStations`.
             * @example bikeSharingStations
             */
            type: string;
            /**
             * @description What it is called.
             * @example Vélo Gare
             */
            name: string;
            /**
             * @description Degrees north of the equator, WGS 84; negative south of it.
             * @example 48.1173
             */
            lat: number;
            /**
             * @description Degrees east of Greenwich, WGS 84; negative west of it.
             * @example -1.6778
             */
            lon: number;
            /**
             * @description Who runs it. Null where it is not published.
             * @example Vélo Petiteville
             */
            operator: string | null;
            /**
             * @description Docks or spaces, whether they work or not. Null where it is not published.
             * @example 18
             */
            capacity: number | null;
            /**
             * @description True for an area without docks.
             * @example false
             */
            virtual: boolean;
            /** @description Where to rent. An address that is absent does not exist. */
            rentalUrls: {
                /**
                 * Format: uri
                 * @description A page, https.
                 * @example https://velo.example/stations/1
                 */
                web?: string;
                /**
                 * Format: uri
                 * @description Opens the operator’s app.
                 * @example https://velo.example/android/1
                 */
                android?: string;
                /**
                 * Format: uri
                 * @description Opens the operator’s app.
                 * @example https://velo.example/ios/1
                 */
                ios?: string;
            };
            /**
             * @description False where the operator says nothing about this station: then all that follows is null or empty.
             * @example true
             */
            live: boolean;
            /**
             * @description False when the last report is too old to be relied on.
             * @example true
             */
            fresh: boolean;
            /**
             * @description Vehicles that can be taken now. Null where it is not published.
             * @example 7
             */
            availableVehicles: number | null;
            /** @description The same by kind; empty where the kinds are not known. */
            vehicles: {
                /**
                 * @description What kind of vehicle.
                 * @example bike
                 * @enum {string}
                 */
                type: "bike" | "eBike" | "cargoBike" | "scooter" | "moped" | "car" | "other";
                /**
                 * @description How many of them can be taken now.
                 * @example 5
                 */
                count: number;
            }[];
            /**
             * @description Where a vehicle can be put back now. Null where it is not published.
             * @example 11
             */
            freeDocks: number | null;
            /**
             * @description Whether vehicles can be taken at all. Null where it is not published.
             * @example true
             */
            isRenting: boolean | null;
            /**
             * @description Whether vehicles can be put back at all. Null where it is not published.
             * @example true
             */
            isReturning: boolean | null;
            /**
             * Format: date-time
             * @description When the operator looked last. Null where it is not published.
             * @example 2026-11-23T08:02:00+01:00
             */
            reportedAt: string | null;
            /**
             * @description Seconds since then.
             * @example 25
             */
            ageSeconds: number | null;
        };
        /** @description What a customer can do. */
        ShopAction: {
            /**
             * @description What to do.
             * @example ADD_NEW_PRODUCT_TO_BASKET
             */
            type: string;
            /**
             * @description What is written on its button, in the language of the answer. Null where there is none.
             * @example Renew
             */
            label: string | null;
            /** @description What it is done with; can be empty. */
            parameters: components["schemas"]["ShopParameter"][];
            /**
             * @description Where it leads. Null where there is none.
             * @example /shop/monthly-plan
             */
            route: string | null;
        };
        /** @description All that is sold. */
        ShopCatalogue: {
            /**
             * @description ISO 4217 code of all prices.
             * @example EUR
             */
            currency: string;
            /** @description Single products. */
            products: components["schemas"]["CatalogueItem"][];
            /** @description Plans that renew themselves. */
            plans: components["schemas"]["CatalogueItem"][];
            /** @description Packages of several products. */
            packages: components["schemas"]["CatalogueItem"][];
        };
        /** @description Something that the shop tells a customer. */
        ShopNotification: {
            /**
             * @description Id of the notification.
             * @example renew-monthly-plan
             */
            id: string;
            /**
             * @description What it says, in the language of the answer.
             * @example Your season ticket ends soon.
             */
            label: string;
            /** @description What the customer can do about it; can be empty. */
            actions: components["schemas"]["ShopAction"][];
        };
        /** @description What the shop tells a customer now. */
        ShopNotifications: {
            /** @description In the order in which to show them. */
            notifications: components["schemas"]["ShopNotification"][];
        };
        /** @description Something that goes along with an action or a line. */
        ShopParameter: {
            /**
             * @description What kind of parameter.
             * @example TEXT
             */
            type: string;
            /**
             * @description Names it.
             * @example productId
             */
            code: string;
            /**
             * @description What customers read. Null where there is none.
             * @example Product
             */
            label: string | null;
            /**
             * @description Its value.
             * @example monthly-plan
             */
            value: string;
        };
        /** @description A stop area: what has one name on the map, with all its platforms. */
        StopAreaDetail: {
            /**
             * @description Id of the stop area.
             * @example Gare
             */
            id: string;
            /**
             * @description What it is called.
             * @example Gare
             */
            name: string;
            /**
             * @description Its town. Empty where it is not known.
             * @example Petiteville
             */
            city: string;
            /**
             * @description The postcode. Empty where it is not known.
             * @example 35999
             */
            postCode: string;
            /**
             * @description Degrees north of the equator, WGS 84; negative south of it.
             * @example 48.1173
             */
            lat: number;
            /**
             * @description Degrees east of Greenwich, WGS 84; negative west of it.
             * @example -1.6778
             */
            lon: number;
            /**
             * @description Whether all of its stop points can be used with a wheelchair.
             * @example yes
             * @enum {string}
             */
            wheelchair: "unknown" | "yes" | "no";
            /** @description Its platforms and poles. */
            stopPoints: components["schemas"]["StopAreaPoint"][];
            /** @description In the order of the network’s signs. */
            lines: components["schemas"]["StopAreaLine"][];
            /** @description Within a short walk, the nearest first. */
            near: components["schemas"]["StopAreaNear"][];
            /** @description Of the next seven days, the most severe first. */
            alerts: components["schemas"]["Alert"][];
        };
        /** @description A line that stops at a stop area. */
        StopAreaLine: {
            line: components["schemas"]["LineBadge"];
            /** @description Where its vehicles go from here. */
            directions: {
                /**
                 * @description One of the two directions of the line, as in GTFS; where the feed does not say, most trips go in direction 0.
                 * @example 0
                 * @enum {integer}
                 */
                direction: 0 | 1;
                /** @description The most frequent first. */
                headsigns: string[];
            }[];
        };
        /** @description A stop area within a short walk of another one. */
        StopAreaNear: {
            /**
             * @description Id of the other stop area.
             * @example Centre
             */
            id: string;
            /**
             * @description What it is called.
             * @example Centre
             */
            name: string;
            /**
             * @description Degrees north of the equator, WGS 84; negative south of it.
             * @example 48.1173
             */
            lat: number;
            /**
             * @description Degrees east of Greenwich, WGS 84; negative west of it.
             * @example -1.6778
             */
            lon: number;
            /**
             * @description Metres on foot, about.
             * @example 260
             */
            metres: number;
            /**
             * @description Seconds on foot, about.
             * @example 240
             */
            seconds: number;
            /** @description The lines that stop there. */
            lines: components["schemas"]["LineBadge"][];
        };
        /** @description A stop point: one platform or one pole. */
        StopAreaPoint: {
            /**
             * @description Id of the stop point.
             * @example Gare:1
             */
            id: string;
            /**
             * @description What it is called.
             * @example Gare
             */
            name: string;
            /**
             * @description What stands on its sign for travellers to type. Empty where it has none.
             * @example 1001
             */
            code: string;
            /**
             * @description Its platform. Empty where it has none.
             * @example 1
             */
            platform: string;
            /**
             * @description Degrees north of the equator, WGS 84; negative south of it.
             * @example 48.1173
             */
            lat: number;
            /**
             * @description Degrees east of Greenwich, WGS 84; negative west of it.
             * @example -1.6778
             */
            lon: number;
            /**
             * @description Whether it can be used with a wheelchair. `unknown` where it is not published, which is not the same as `no`.
             * @example yes
             * @enum {string}
             */
            wheelchair: "unknown" | "yes" | "no";
            /** @description The lines that stop here. */
            lineIds: string[];
        };
        /** @description One vehicle that leaves a stop. */
        StopDeparture: {
            /**
             * @description Id of the trip, for `/api/v1/trips/{id}`.
             * @example A-out-480
             */
            tripId: string;
            /**
             * Format: date
             * @description Service day of the trip: `date` of `/api/v1/trips/{id}`. What leaves after midnight keeps the day before.
             * @example 2026-11-23
             */
            serviceDate: string;
            /**
             * @description `offset` of `/api/v1/trips/{id}`: selects one departure of a trip by headway; else 0.
             * @example 0
             */
            offset: number;
            /**
             * @description The stop point where it leaves.
             * @example Gare:1
             */
            stopPointId: string;
            /**
             * @description What stands on its sign. Empty where it has none.
             * @example 1
             */
            platform: string;
            /**
             * @description One of the two directions of the line, as in GTFS; where the feed does not say, most trips go in direction 0.
             * @example 0
             * @enum {integer}
             */
            direction: 0 | 1;
            /**
             * @description Where it goes, as on the vehicle.
             * @example Université
             */
            headsign: string;
            /**
             * Format: date-time
             * @description When it leaves, as expected now; of one that is not made, as in the timetable.
             * @example 2026-11-23T08:02:00+01:00
             */
            departureDateTime: string;
            /**
             * Format: date-time
             * @description When it leaves by the timetable. Null for a trip that the timetable does not have.
             * @example 2026-11-23T08:00:00+01:00
             */
            scheduledDepartureDateTime: string | null;
            /**
             * @description What is known of this call. `scheduled`: nothing beyond the timetable, which is not the same as on time; `live`: its time is predicted; `cancelled`: the trip does not take place; `skipped`: it does, without halting here; `added`: the timetable does not have this trip.
             * @example live
             * @enum {string}
             */
            status: "scheduled" | "live" | "cancelled" | "skipped" | "added";
            /**
             * @description Seconds it is late; negative when early. Null unless `status` is `live`.
             * @example 120
             */
            delaySeconds: number | null;
            /**
             * @description Whether a wheelchair gets on here: the stop and the vehicle.
             * @example yes
             * @enum {string}
             */
            wheelchair: "unknown" | "yes" | "no";
            /**
             * @description Whether it runs only for those who have booked.
             * @example false
             */
            onDemand: boolean;
            /**
             * @description Seconds from one vehicle to the next where the timetable tells only how often they come: times are then about right. Else null.
             * @example 600
             */
            headwaySeconds: number | null;
            /** @description What has to be arranged to get on here. Absent where nothing has to be. */
            booking?: components["schemas"]["Booking"];
            /**
             * @description Whether it is the first of this service day by the timetable, among those it is grouped with.
             * @example false
             */
            isFirst: boolean;
            /**
             * @description Whether it is the last of this service day by the timetable, among those it is grouped with.
             * @example false
             */
            isLast: boolean;
        };
        /** @description A stop with what leaves it next. */
        StopNext: {
            /**
             * @description The id that was asked for.
             * @example Gare
             */
            id: string;
            /**
             * @description What the stop area is called.
             * @example Gare
             */
            name: string;
            /**
             * @description Degrees north of the equator, WGS 84; negative south of it.
             * @example 48.1173
             */
            lat: number;
            /**
             * @description Degrees east of Greenwich, WGS 84; negative west of it.
             * @example -1.6778
             */
            lon: number;
            /** @description At most two lines: those of `lineId` first, else what leaves soonest. Empty where nothing leaves within 24 hours. */
            lines: components["schemas"]["NearbyLine"][];
            /** @description Its other lines, in the order of the network’s signs. */
            others: {
                line: components["schemas"]["LineBadge"];
                /** @description Null where nothing is to be said. */
                alert: components["schemas"]["NearbyAlert"] | null;
            }[];
        };
        /** @description A day’s timetable of a line at a stop, as it hangs at the pole. */
        StopTimetable: {
            line: components["schemas"]["LineBadge"];
            /**
             * Format: date
             * @description The service day. Times after its midnight bear the next date.
             * @example 2026-11-23
             */
            date: string;
            /**
             * @description Whether the line runs only for those who have booked.
             * @example false
             */
            onDemand: boolean;
            /**
             * @description Why the timetable is empty. Null when it is not.
             * @example null
             * @enum {string|null}
             */
            reason: "outside-timetable" | "no-such-direction" | "not-at-this-stop" | "not-on-this-day" | null;
            /**
             * Format: date
             * @description First service day of the network’s timetable.
             * @example 2026-11-01
             */
            from: string;
            /**
             * Format: date
             * @description Last service day of the network’s timetable.
             * @example 2026-12-31
             */
            to: string;
            /** @description What has to be arranged before some of the rides, each kind once; mostly empty. */
            bookings: components["schemas"]["Booking"][];
            /**
             * @description The direction that was requested. Null when both were.
             * @example 0
             * @enum {integer|null}
             */
            direction: 0 | 1 | null;
            /** @description Where the vehicles go, the most frequent first; departures name them by their place here. */
            destinations: string[];
            /** @description By time; hours without departures are left out. */
            hours: components["schemas"]["PoleHour"][];
        };
        /** @description Stops with their next departures. */
        StopsNext: {
            /**
             * Format: date-time
             * @description When what is known of the vehicles was written. Null: nothing is known, all times are planned ones.
             * @example 2026-11-23T08:02:00+01:00
             */
            liveAt: string | null;
            /** @description In the order of the request; stops that the timetable does not have are left out. */
            stops: components["schemas"]["StopNext"][];
        };
        /** @description One step of a journey, in short. */
        SummarySection: {
            /**
             * @description What one does.
             * @example ride
             * @enum {string}
             */
            kind: "walk" | "bike" | "wait" | "ride";
            /**
             * @description How long, in seconds.
             * @example 240
             */
            durationSeconds: number;
            /** @description The line that one rides. Absent unless it is a ride. */
            line?: components["schemas"]["LineBadge"];
            /**
             * @description What is known of the ride. Absent unless it is one.
             * @example live
             * @enum {string}
             */
            status?: "scheduled" | "live" | "cancelled" | "skipped" | "added";
            /**
             * Format: date-time
             * @description When the vehicle leaves, as expected now. Absent unless it is a ride.
             * @example 2026-11-23T08:00:00+01:00
             */
            departureDateTime?: string;
            /**
             * @description True where the vehicle of the ride before has become this one: one stays seated. Absent otherwise.
             * @example true
             */
            staySeated?: boolean;
            /**
             * @description Seconds from one vehicle to the next. Absent unless the timetable promises only this: times are then about right.
             * @example 600
             */
            headwaySeconds?: number;
            /**
             * @description The way on the map in order of travel, as an encoded polyline with precision 5, simplified: at most 6 metres from that of the detailed journey. Absent for a wait.
             * @example c|tdHfufIoPgh@
             */
            geometry?: string;
            /** @description The stops of a ride, from getting on to getting off, both among them. Absent unless it is a ride. */
            stops?: components["schemas"]["SummaryStop"][];
        };
        /** @description A stop of a ride on the map. */
        SummaryStop: {
            /**
             * @description What it is called; empty for a point without a name.
             * @example Gare
             */
            name: string;
            /**
             * @description Degrees north of the equator, WGS 84; negative south of it.
             * @example 48.1173
             */
            lat: number;
            /**
             * @description Degrees east of Greenwich, WGS 84; negative west of it.
             * @example -1.6778
             */
            lon: number;
            /**
             * @description IANA name of the zone of the clocks there. Absent where it is that of the network.
             * @example America/Chicago
             */
            timeZone?: string;
            /**
             * @description Id of the stop area.
             * @example Gare
             */
            stopAreaId: string;
        };
        /** @description One trip of a printed timetable. */
        TimetableColumn: {
            /**
             * @description Id of the trip, for `/api/v1/trips/{id}`.
             * @example A-out-480
             */
            tripId: string;
            /**
             * @description `offset` of `/api/v1/trips/{id}`: selects one departure of a trip by headway; else 0.
             * @example 0
             */
            offset: number;
            /**
             * @description Where it goes, as on the vehicle.
             * @example Université
             */
            headsign: string;
            /**
             * @description Whether a wheelchair gets into the vehicle.
             * @example yes
             * @enum {string}
             */
            wheelchair: "unknown" | "yes" | "no";
            /**
             * @description Seconds from one vehicle to the next where the timetable tells only how often they come: times are then about right. Else null.
             * @example 600
             */
            headwaySeconds: number | null;
            /** @description Against a trip of this day that takes the same way in full; mostly empty. */
            notes: ("startsLater" | "endsEarlier" | "skipsStops")[];
            /** @description One for each row. */
            times: (string | null)[];
            /** @description Rows where getting off is not allowed. */
            boardingOnly: number[];
            /** @description Rows where getting on is not allowed. */
            alightingOnly: number[];
            /** @description Rows where something has to be arranged to get on or off; mostly empty. */
            booked: components["schemas"]["BookedRow"][];
        };
        /** @description A stop of a printed timetable. */
        TimetableRow: {
            /**
             * @description Id of the stop area.
             * @example Gare
             */
            stopAreaId: string;
            /**
             * @description What it is called.
             * @example Gare
             */
            name: string;
        };
        /** @description A trip on one service day. */
        TripInstance: {
            /**
             * @description The id that was requested.
             * @example A-out-480
             */
            tripId: string;
            /**
             * Format: date
             * @description The service day on which it starts.
             * @example 2026-11-23
             */
            serviceDate: string;
            /**
             * @description Selects this departure of a trip by headway; else 0.
             * @example 0
             */
            offset: number;
            line: components["schemas"]["LineBadge"];
            /**
             * @description One of the two directions of the line, as in GTFS; where the feed does not say, most trips go in direction 0.
             * @example 0
             * @enum {integer}
             */
            direction: 0 | 1;
            /**
             * @description Where it goes, as on the vehicle.
             * @example Université
             */
            headsign: string;
            /**
             * @description Whether a wheelchair gets into the vehicle.
             * @example yes
             * @enum {string}
             */
            wheelchair: "unknown" | "yes" | "no";
            /**
             * @description Whether it runs only for those who have booked.
             * @example false
             */
            onDemand: boolean;
            /**
             * @description Seconds from one vehicle to the next where the timetable tells only how often they come: times are then about right. Else null.
             * @example 600
             */
            headwaySeconds: number | null;
            /** @description From the first stop to the last. */
            calls: components["schemas"]["TripStopTime"][];
            /**
             * @description The way on the map: points as `[latitude, longitude]`, in order of travel.
             * @example [
             *       [
             *         48.1173,
             *         -1.6778
             *       ],
             *       [
             *         48.1201,
             *         -1.6712
             *       ]
             *     ]
             */
            geometry: number[][];
            /** @description About the trip, its line and its stops on this day, the most severe first. */
            alerts: components["schemas"]["Alert"][];
        };
        /** @description A stop of the trip. */
        TripStopTime: {
            /**
             * @description Id of the stop point.
             * @example Gare:1
             */
            stopPointId: string;
            /**
             * @description Id of the stop area that it belongs to.
             * @example Gare
             */
            stopAreaId: string;
            /**
             * @description What it is called.
             * @example Gare
             */
            name: string;
            /**
             * @description Its platform. Empty where it has none.
             * @example 1
             */
            platform: string;
            /**
             * @description Degrees north of the equator, WGS 84; negative south of it.
             * @example 48.1173
             */
            lat: number;
            /**
             * @description Degrees east of Greenwich, WGS 84; negative west of it.
             * @example -1.6778
             */
            lon: number;
            /**
             * Format: date-time
             * @description When it arrives, as expected now.
             * @example 2026-11-23T08:02:00+01:00
             */
            arrivalDateTime: string;
            /**
             * Format: date-time
             * @description When it leaves, as expected now.
             * @example 2026-11-23T08:02:00+01:00
             */
            departureDateTime: string;
            /**
             * Format: date-time
             * @description By the timetable. Null for a trip that the timetable does not have.
             * @example 2026-11-23T08:00:00+01:00
             */
            scheduledArrivalDateTime: string | null;
            /**
             * Format: date-time
             * @description By the timetable. Null for a trip that the timetable does not have.
             * @example 2026-11-23T08:00:00+01:00
             */
            scheduledDepartureDateTime: string | null;
            /**
             * @description What is known of this call. `scheduled`: nothing beyond the timetable, which is not the same as on time; `live`: its time is predicted; `cancelled`: the trip does not take place; `skipped`: it does, without halting here; `added`: the timetable does not have this trip.
             * @example live
             * @enum {string}
             */
            status: "scheduled" | "live" | "cancelled" | "skipped" | "added";
            /**
             * @description Seconds its departure is late, at the last stop its arrival; negative when early. Null unless `live`.
             * @example 120
             */
            delaySeconds: number | null;
            /**
             * @description Whether one may get on here.
             * @example true
             */
            boarding: boolean;
            /**
             * @description Whether one may get off here.
             * @example true
             */
            alighting: boolean;
            /** @description What has to be arranged to get on. Absent where nothing has to be. */
            boardingBooking?: components["schemas"]["Booking"];
            /** @description What has to be arranged to get off. Absent where nothing has to be. */
            alightingBooking?: components["schemas"]["Booking"];
            /**
             * @description Whether it can be used with a wheelchair. `unknown` where it is not published, which is not the same as `no`.
             * @example yes
             * @enum {string}
             */
            wheelchair: "unknown" | "yes" | "no";
        };
        /** @description The person who is signed in. */
        UserInfo: {
            attributes: components["schemas"]["Attributes"];
        };
        /** @description Where a vehicle was when it last reported. */
        Vehicle: {
            /**
             * @description Id of the vehicle in its source.
             * @example tram-07
             */
            id: string;
            /**
             * @description What is written on it. Empty where it is not published.
             * @example 07
             */
            label: string;
            /**
             * @description Degrees north of the equator, WGS 84; negative south of it.
             * @example 48.1173
             */
            lat: number;
            /**
             * @description Degrees east of Greenwich, WGS 84; negative west of it.
             * @example -1.6778
             */
            lon: number;
            /**
             * @description Degrees clockwise from north. Null where it is not published.
             * @example 45
             */
            bearing: number | null;
            /**
             * Format: date-time
             * @description When it was there.
             * @example 2026-11-23T08:02:00+01:00
             */
            at: string;
            /**
             * @description Seconds since then.
             * @example 12
             */
            ageSeconds: number;
            /** @description Its line. Null where the vehicle does not say, or is on no line of the timetable. */
            line: components["schemas"]["LineBadge"] | null;
            /**
             * @description Where it goes. Null where it is not known.
             * @example Université
             */
            headsign: string | null;
            /**
             * @description Which way of its line it goes. Null where its trip is not known.
             * @example 0
             * @enum {integer|null}
             */
            direction: 0 | 1 | null;
            /**
             * @description Its trip, for `/api/v1/trips/{id}`. Null where it is not known.
             * @example A-out-480
             */
            tripId: string | null;
            /**
             * @description The stop point where it stands or that comes next. Null where it is not known.
             * @example Centre:1
             */
            stopId: string | null;
            /**
             * @description Seconds it is late at its next call; negative when early. Null where nothing is predicted.
             * @example 120
             */
            delaySeconds: number | null;
        };
        /** @description The vehicles that were requested. */
        Vehicles: {
            /** @description In no particular order. */
            vehicles: components["schemas"]["Vehicle"][];
        };
    };
    responses: {
        /**
         * @description `busy`: There are more requests just now than the server can answer.
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
                 *       "message": "There are more requests just now than the server can answer.",
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
        /** @description `demo-account`: E-mail address or password of a demo account are to be changed or confirmed, or it is to be deleted. */
        DemoAccount: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "demo-account",
                 *       "message": "E-mail address or password of a demo account are to be changed or confirmed, or it is to be deleted.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `demo-account`: E-mail address or password of a demo account are to be changed or confirmed, or it is to be deleted.
         *
         *     `no-messages`: The operator has not said how messages are sent.
         */
        DemoAccountOrNoMessages: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "demo-account",
                 *       "message": "E-mail address or password of a demo account are to be changed or confirmed, or it is to be deleted.",
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
         *     `demo-account`: E-mail address or password of a demo account are to be changed or confirmed, or it is to be deleted.
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
        /** @description `favourite-changed`: Another device changed the favourite after this device deleted it. */
        FavouriteChanged: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "favourite-changed",
                 *       "message": "Another device changed the favourite after this device deleted it.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description `favourite-not-found`: There is no such favourite, or it belongs to another user. */
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
                 *       "message": "There is no such favourite, or it belongs to another user.",
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
         *     `invalid-email`: An e-mail address is not one.
         */
        InvalidRequestOrInvalidEmail: {
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
         *     `invalid-favourite`: A field of a favourite is not as it must be.
         */
        InvalidRequestOrInvalidFavourite: {
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
        /**
         * @description `invalid-request`: A part of the request is missing, is not written as described, or contradicts another part.
         *
         *     `link-over`: The token of a message’s link was used, is too old or is cut.
         */
        InvalidRequestOrLinkOver: {
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
         *     `wrong-password`: The current password beside a change is not right.
         */
        InvalidRequestOrWrongPassword: {
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
         *     `place-not-found`: No place has this id, or none of the kind that was requested.
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
        /** @description `no-demo-city`: The server runs an operator’s timetable and not the demo city. */
        NoDemoCity: {
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
        /** @description `no-messages`: The operator has not said how messages are sent. */
        NoMessages: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "no-messages",
                 *       "message": "The operator has not said how messages are sent.",
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
        /** @description `place-not-found`: No place has this id, or none of the kind that was requested. */
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
                 *       "message": "No place has this id, or none of the kind that was requested.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `place-not-found`: No place has this id, or none of the kind that was requested.
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
                 *       "message": "No place has this id, or none of the kind that was requested.",
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
        /** @description `session-not-found`: The person has no session of this id, or it is over. */
        SessionNotFound: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "session-not-found",
                 *       "message": "The person has no session of this id, or it is over.",
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
         *     `busy`: There are more requests just now than the server can answer.
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
         * @description `too-many-attempts`: Too many wrong passwords, new accounts or requests for messages came from this address or for this account.
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
                 *       "message": "Too many wrong passwords, new accounts or requests for messages came from this address or for this account.",
                 *       "requestId": "0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `too-many-favourites`: There are 200 favourites of this type already.
         *
         *     `favourite-deleted`: Another device deleted the favourite after this device added it.
         */
        TooManyFavouritesOrFavouriteDeleted: {
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
         * @description How long the answer may be cached: `public, max-age=…` in seconds, `private, no-cache` for one reader, `no-store` not at all.
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
         * @description The language of the texts: fr, en, es, it or de.
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
                /**
                 * @description The first letters of the name, or an address. Empty: nothing is found.
                 * @example univ
                 */
                search: string;
                /**
                 * @description `lat,lon` of the traveller, in degrees: nearer places come first.
                 * @example 48.1173,-1.6778
                 */
                userLatLon?: string;
            };
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
                    "content-language": components["headers"]["ContentLanguage"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "Gare",
                     *         "subTitle": "Petiteville",
                     *         "displayName": "Gare, Petiteville",
                     *         "type": "stopArea",
                     *         "lat": 48.1173,
                     *         "lon": -1.6778,
                     *         "label": "Gare, Petiteville",
                     *         "name": "Gare",
                     *         "city": "Petiteville",
                     *         "postCode": "35999",
                     *         "address": "12 Rue de la Gare",
                     *         "extraData": {
                     *           "city": "Petiteville",
                     *           "zipCode": "35999"
                     *         },
                     *         "code": "1001",
                     *         "platform": "1",
                     *         "lines": [
                     *           {
                     *             "id": "A",
                     *             "shortName": "A",
                     *             "longName": "Gare – Université",
                     *             "mode": "tram",
                     *             "color": "#0055aa",
                     *             "textColor": "#ffffff"
                     *           }
                     *         ],
                     *         "title": "Gare"
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
                /**
                 * @description The first letters of the name, or an address. Empty: nothing is found.
                 * @example univ
                 */
                search: string;
                /**
                 * @description `lat,lon` of the traveller, in degrees: nearer places come first.
                 * @example 48.1173,-1.6778
                 */
                userLatLon?: string;
            };
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
                    "content-language": components["headers"]["ContentLanguage"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "Gare",
                     *         "subTitle": "Petiteville",
                     *         "displayName": "Gare, Petiteville",
                     *         "type": "stopArea",
                     *         "lat": 48.1173,
                     *         "lon": -1.6778,
                     *         "label": "Gare, Petiteville",
                     *         "name": "Gare",
                     *         "city": "Petiteville",
                     *         "postCode": "35999",
                     *         "address": "12 Rue de la Gare",
                     *         "extraData": {
                     *           "city": "Petiteville",
                     *           "zipCode": "35999"
                     *         },
                     *         "code": "1001",
                     *         "platform": "1",
                     *         "lines": [
                     *           {
                     *             "id": "A",
                     *             "shortName": "A",
                     *             "longName": "Gare – Université",
                     *             "mode": "tram",
                     *             "color": "#0055aa",
                     *             "textColor": "#ffffff"
                     *           }
                     *         ],
                     *         "title": "Gare"
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
                /**
                 * @description The first letters of the name, or an address. Empty: nothing is found.
                 * @example univ
                 */
                search: string;
                /**
                 * @description `lat,lon` of the traveller, in degrees: nearer places come first.
                 * @example 48.1173,-1.6778
                 */
                userLatLon?: string;
            };
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
                    "content-language": components["headers"]["ContentLanguage"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "Gare",
                     *         "subTitle": "Petiteville",
                     *         "displayName": "Gare, Petiteville",
                     *         "type": "stopArea",
                     *         "lat": 48.1173,
                     *         "lon": -1.6778,
                     *         "label": "Gare, Petiteville",
                     *         "name": "Gare",
                     *         "city": "Petiteville",
                     *         "postCode": "35999",
                     *         "address": "12 Rue de la Gare",
                     *         "extraData": {
                     *           "city": "Petiteville",
                     *           "zipCode": "35999"
                     *         },
                     *         "code": "1001",
                     *         "platform": "1",
                     *         "lines": [
                     *           {
                     *             "id": "A",
                     *             "shortName": "A",
                     *             "longName": "Gare – Université",
                     *             "mode": "tram",
                     *             "color": "#0055aa",
                     *             "textColor": "#ffffff"
                     *           }
                     *         ],
                     *         "title": "Gare"
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
                /**
                 * @description An id as other answers name it.
                 * @example Gare:1
                 */
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
                    "content-language": components["headers"]["ContentLanguage"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "Gare",
                     *       "subTitle": "Petiteville",
                     *       "displayName": "Gare, Petiteville",
                     *       "type": "stopArea",
                     *       "lat": 48.1173,
                     *       "lon": -1.6778,
                     *       "label": "Gare, Petiteville",
                     *       "name": "Gare",
                     *       "city": "Petiteville",
                     *       "postCode": "35999",
                     *       "address": "12 Rue de la Gare",
                     *       "extraData": {
                     *         "city": "Petiteville",
                     *         "zipCode": "35999"
                     *       },
                     *       "code": "1001",
                     *       "platform": "1",
                     *       "lines": [
                     *         {
                     *           "id": "A",
                     *           "shortName": "A",
                     *           "longName": "Gare – Université",
                     *           "mode": "tram",
                     *           "color": "#0055aa",
                     *           "textColor": "#ffffff"
                     *         }
                     *       ],
                     *       "title": "Gare"
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
                /**
                 * @description Degrees north of the equator, WGS 84; negative south of it.
                 * @example 48.1173
                 */
                lat: number;
                /**
                 * @description Degrees east of Greenwich, WGS 84; negative west of it.
                 * @example -1.6778
                 */
                lon: number;
            };
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address or the stop; its coordinates are its own, not those that were requested. */
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
                     *       "id": "house-12",
                     *       "name": "12 Rue de la Gare",
                     *       "city": "Petiteville",
                     *       "postCode": "35999",
                     *       "lat": 48.1173,
                     *       "lon": -1.6778
                     *     }
                     */
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
                /**
                 * @description What kind of place: a `type` of places, in any case; `_` and `-` say nothing.
                 * @example stopArea
                 */
                kind: string;
                /**
                 * @description An id as other answers name it.
                 * @example Gare:1
                 */
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
                    "content-language": components["headers"]["ContentLanguage"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "Gare",
                     *       "subTitle": "Petiteville",
                     *       "displayName": "Gare, Petiteville",
                     *       "type": "stopArea",
                     *       "lat": 48.1173,
                     *       "lon": -1.6778,
                     *       "label": "Gare, Petiteville",
                     *       "name": "Gare",
                     *       "city": "Petiteville",
                     *       "postCode": "35999",
                     *       "address": "12 Rue de la Gare",
                     *       "extraData": {
                     *         "city": "Petiteville",
                     *         "zipCode": "35999"
                     *       },
                     *       "code": "1001",
                     *       "platform": "1",
                     *       "lines": [
                     *         {
                     *           "id": "A",
                     *           "shortName": "A",
                     *           "longName": "Gare – Université",
                     *           "mode": "tram",
                     *           "color": "#0055aa",
                     *           "textColor": "#ffffff"
                     *         }
                     *       ],
                     *       "facts": {
                     *         "capacity": 120,
                     *         "accessibleSpaces": 4,
                     *         "covered": true,
                     *         "locked": false,
                     *         "guarded": false,
                     *         "wheelchair": "yes",
                     *         "openingHours": [
                     *           {
                     *             "firstDay": 1,
                     *             "lastDay": 5,
                     *             "opens": "07:00",
                     *             "closes": "20:00"
                     *           }
                     *         ],
                     *         "sockets": [
                     *           {
                     *             "type": "type2",
                     *             "kilowatts": 22,
                     *             "count": 4
                     *           }
                     *         ],
                     *         "prices": [
                     *           {
                     *             "per": "hour",
                     *             "amount": 150,
                     *             "currency": "EUR"
                     *           }
                     *         ],
                     *         "operator": "Ville de Petiteville",
                     *         "category": "museum",
                     *         "counter": true,
                     *         "ticketMachine": true,
                     *         "stopArea": "Gare"
                     *       },
                     *       "title": "Gare"
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
                /**
                 * @description Four times: the corners of the map as `latitude,longitude`, in any order.
                 * @example [
                 *       "48.11,-1.69",
                 *       "48.11,-1.67",
                 *       "48.12,-1.69",
                 *       "48.12,-1.67"
                 *     ]
                 */
                coord: string[];
            };
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
                    "content-language": components["headers"]["ContentLanguage"];
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
                     *           "id": "Gare",
                     *           "lat": 48.1173,
                     *           "lon": -1.6778,
                     *           "type": "stopArea",
                     *           "name": "Gare",
                     *           "modes": [
                     *             "tram"
                     *           ],
                     *           "lines": [
                     *             {
                     *               "id": "A",
                     *               "shortName": "A",
                     *               "longName": "Gare – Université",
                     *               "mode": "tram",
                     *               "color": "#0055aa",
                     *               "textColor": "#ffffff"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total": 35,
                     *       "clusters": [
                     *         {
                     *           "lat": 48.1173,
                     *           "lon": -1.6778,
                     *           "count": 34,
                     *           "kinds": [
                     *             {
                     *               "type": "stopArea",
                     *               "count": 20
                     *             }
                     *           ],
                     *           "modes": [
                     *             "tram"
                     *           ],
                     *           "bounds": {
                     *             "south": 48.1173,
                     *             "west": -1.6778,
                     *             "north": 48.1173,
                     *             "east": -1.6778
                     *           }
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
            header?: {
                /**
                 * @description Languages in the order of preference, as browsers send them. The texts are in the best of fr, en, es, it and de; in French when none is among them.
                 * @example de-AT,de;q=0.9,en;q=0.8
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description What kind of place: a `type` of places, in any case; `_` and `-` say nothing.
                 * @example stopArea
                 */
                kind: string;
                /**
                 * @description An id as other answers name it.
                 * @example Gare:1
                 */
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
                    "content-language": components["headers"]["ContentLanguage"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "Gare",
                     *       "subTitle": "Petiteville",
                     *       "displayName": "Gare, Petiteville",
                     *       "type": "stopArea",
                     *       "lat": 48.1173,
                     *       "lon": -1.6778,
                     *       "label": "Gare, Petiteville",
                     *       "name": "Gare",
                     *       "city": "Petiteville",
                     *       "postCode": "35999",
                     *       "address": "12 Rue de la Gare",
                     *       "extraData": {
                     *         "city": "Petiteville",
                     *         "zipCode": "35999"
                     *       },
                     *       "code": "1001",
                     *       "platform": "1",
                     *       "lines": [
                     *         {
                     *           "id": "A",
                     *           "shortName": "A",
                     *           "longName": "Gare – Université",
                     *           "mode": "tram",
                     *           "color": "#0055aa",
                     *           "textColor": "#ffffff"
                     *         }
                     *       ],
                     *       "facts": {
                     *         "capacity": 120,
                     *         "accessibleSpaces": 4,
                     *         "covered": true,
                     *         "locked": false,
                     *         "guarded": false,
                     *         "wheelchair": "yes",
                     *         "openingHours": [
                     *           {
                     *             "firstDay": 1,
                     *             "lastDay": 5,
                     *             "opens": "07:00",
                     *             "closes": "20:00"
                     *           }
                     *         ],
                     *         "sockets": [
                     *           {
                     *             "type": "type2",
                     *             "kilowatts": 22,
                     *             "count": 4
                     *           }
                     *         ],
                     *         "prices": [
                     *           {
                     *             "per": "hour",
                     *             "amount": 150,
                     *             "currency": "EUR"
                     *           }
                     *         ],
                     *         "operator": "Ville de Petiteville",
                     *         "category": "museum",
                     *         "counter": true,
                     *         "ticketMachine": true,
                     *         "stopArea": "Gare"
                     *       },
                     *       "stopPoints": [
                     *         {
                     *           "id": "Gare:1",
                     *           "name": "Gare",
                     *           "code": "1001",
                     *           "platform": "1",
                     *           "lat": 48.1173,
                     *           "lon": -1.6778,
                     *           "wheelchair": "yes",
                     *           "lines": [
                     *             {
                     *               "id": "A",
                     *               "shortName": "A",
                     *               "longName": "Gare – Université",
                     *               "mode": "tram",
                     *               "color": "#0055aa",
                     *               "textColor": "#ffffff"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "stopAreaId": "Gare",
                     *       "availability": {
                     *         "id": "velo-1",
                     *         "type": "bikeSharingStations",
                     *         "name": "Vélo Gare",
                     *         "lat": 48.1173,
                     *         "lon": -1.6778,
                     *         "operator": "Vélo Petiteville",
                     *         "capacity": 18,
                     *         "virtual": false,
                     *         "rentalUrls": {
                     *           "web": "https://velo.example/stations/1",
                     *           "android": "https://velo.example/android/1",
                     *           "ios": "https://velo.example/ios/1"
                     *         },
                     *         "live": true,
                     *         "fresh": true,
                     *         "availableVehicles": 7,
                     *         "vehicles": [
                     *           {
                     *             "type": "bike",
                     *             "count": 5
                     *           }
                     *         ],
                     *         "freeDocks": 11,
                     *         "isRenting": true,
                     *         "isReturning": true,
                     *         "reportedAt": "2026-11-23T08:02:00+01:00",
                     *         "ageSeconds": 25
                     *       },
                     *       "title": "Gare"
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
    listNearby: {
        parameters: {
            query: {
                /**
                 * @description Degrees north of the equator, WGS 84; negative south of it.
                 * @example 48.1173
                 */
                lat: number;
                /**
                 * @description Degrees east of Greenwich, WGS 84; negative west of it.
                 * @example -1.6778
                 */
                lon: number;
                /**
                 * @description How far one walks, in metres of street.
                 * @example 800
                 */
                radius?: number;
                /**
                 * @description Stops at most, and places at most.
                 * @example 10
                 */
                limit?: number;
                /**
                 * @description Only these kinds, the name repeated for each; without it: stops.
                 * @example [
                 *       "stopArea",
                 *       "bikeSharingStations"
                 *     ]
                 */
                kind?: ("stopArea" | "bikeSharingStations" | "bikeParks" | "parks" | "parkAndRides" | "pointOfSales" | "chargingStations" | "carSharingStations" | "rideSharingParks")[];
                /**
                 * @description Only lines of these modes, and the stops that have some; without it: all.
                 * @example [
                 *       "tram"
                 *     ]
                 */
                mode?: ("metro" | "tram" | "bus" | "coach" | "train" | "cableCar" | "funicular" | "ferry" | "onDemand")[];
                /**
                 * @description Lines that come before others at their stops: the favourites. An id that is not known says nothing.
                 * @example [
                 *       "A"
                 *     ]
                 */
                lineId?: string[];
            };
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stops and places, the nearest first; none, and the nearest stop, where nothing is. */
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
                     *       "liveAt": "2026-11-23T08:02:00+01:00",
                     *       "stops": [
                     *         {
                     *           "id": "Gare",
                     *           "name": "Gare",
                     *           "lat": 48.1173,
                     *           "lon": -1.6778,
                     *           "metres": 111,
                     *           "seconds": 89,
                     *           "lines": [
                     *             {
                     *               "line": {
                     *                 "id": "A",
                     *                 "shortName": "A",
                     *                 "longName": "Gare – Université",
                     *                 "mode": "tram",
                     *                 "color": "#0055aa",
                     *                 "textColor": "#ffffff"
                     *               },
                     *               "alert": {
                     *                 "severity": "warning",
                     *                 "header": "Works at Gare"
                     *               },
                     *               "directions": [
                     *                 {
                     *                   "direction": 0,
                     *                   "headsigns": [
                     *                     "Université"
                     *                   ],
                     *                   "departures": [
                     *                     {
                     *                       "stopPointId": "Gare:1",
                     *                       "platform": "1",
                     *                       "headsign": "Université",
                     *                       "departureDateTime": "2026-11-23T08:02:00+01:00",
                     *                       "scheduledDepartureDateTime": "2026-11-23T08:00:00+01:00",
                     *                       "status": "live",
                     *                       "delaySeconds": 120,
                     *                       "headwaySeconds": 600
                     *                     }
                     *                   ]
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "others": [
                     *             {
                     *               "line": {
                     *                 "id": "A",
                     *                 "shortName": "A",
                     *                 "longName": "Gare – Université",
                     *                 "mode": "tram",
                     *                 "color": "#0055aa",
                     *                 "textColor": "#ffffff"
                     *               },
                     *               "alert": {
                     *                 "severity": "warning",
                     *                 "header": "Works at Gare"
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "stopCount": 2,
                     *       "nearestStop": {
                     *         "id": "Gare",
                     *         "name": "Gare",
                     *         "lat": 48.1173,
                     *         "lon": -1.6778,
                     *         "metres": 111,
                     *         "seconds": 89
                     *       },
                     *       "places": [
                     *         {
                     *           "id": "velo-1",
                     *           "type": "bikeSharingStations",
                     *           "name": "Vélo Gare",
                     *           "lat": 48.1173,
                     *           "lon": -1.6778,
                     *           "metres": 111,
                     *           "seconds": 89,
                     *           "facts": {
                     *             "capacity": 120,
                     *             "accessibleSpaces": 4,
                     *             "covered": true,
                     *             "locked": false,
                     *             "guarded": false,
                     *             "wheelchair": "yes",
                     *             "openingHours": [
                     *               {
                     *                 "firstDay": 1,
                     *                 "lastDay": 5,
                     *                 "opens": "07:00",
                     *                 "closes": "20:00"
                     *               }
                     *             ],
                     *             "sockets": [
                     *               {
                     *                 "type": "type2",
                     *                 "kilowatts": 22,
                     *                 "count": 4
                     *               }
                     *             ],
                     *             "prices": [
                     *               {
                     *                 "per": "hour",
                     *                 "amount": 150,
                     *                 "currency": "EUR"
                     *               }
                     *             ],
                     *             "operator": "Ville de Petiteville",
                     *             "category": "museum",
                     *             "counter": true,
                     *             "ticketMachine": true,
                     *             "stopArea": "Gare"
                     *           },
                     *           "availability": {
                     *             "id": "velo-1",
                     *             "type": "bikeSharingStations",
                     *             "name": "Vélo Gare",
                     *             "lat": 48.1173,
                     *             "lon": -1.6778,
                     *             "operator": "Vélo Petiteville",
                     *             "capacity": 18,
                     *             "virtual": false,
                     *             "rentalUrls": {
                     *               "web": "https://velo.example/stations/1",
                     *               "android": "https://velo.example/android/1",
                     *               "ios": "https://velo.example/ios/1"
                     *             },
                     *             "live": true,
                     *             "fresh": true,
                     *             "availableVehicles": 7,
                     *             "vehicles": [
                     *               {
                     *                 "type": "bike",
                     *                 "count": 5
                     *               }
                     *             ],
                     *             "freeDocks": 11,
                     *             "isRenting": true,
                     *             "isReturning": true,
                     *             "reportedAt": "2026-11-23T08:02:00+01:00",
                     *             "ageSeconds": 25
                     *           }
                     *         }
                     *       ],
                     *       "placeCount": 1,
                     *       "kinds": [
                     *         "bikeSharingStations"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Nearby"];
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
    listNextAtStops: {
        parameters: {
            query: {
                /**
                 * @description The stops, the name repeated for each.
                 * @example [
                 *       "Gare",
                 *       "Centre"
                 *     ]
                 */
                stopId: string[];
                /**
                 * @description Lines that come before others at their stops: the favourites. An id that is not known says nothing.
                 * @example [
                 *       "A"
                 *     ]
                 */
                lineId?: string[];
            };
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stops that the timetable has, with their next departures. */
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
                     *       "liveAt": "2026-11-23T08:02:00+01:00",
                     *       "stops": [
                     *         {
                     *           "id": "Gare",
                     *           "name": "Gare",
                     *           "lat": 48.1173,
                     *           "lon": -1.6778,
                     *           "lines": [
                     *             {
                     *               "line": {
                     *                 "id": "A",
                     *                 "shortName": "A",
                     *                 "longName": "Gare – Université",
                     *                 "mode": "tram",
                     *                 "color": "#0055aa",
                     *                 "textColor": "#ffffff"
                     *               },
                     *               "alert": {
                     *                 "severity": "warning",
                     *                 "header": "Works at Gare"
                     *               },
                     *               "directions": [
                     *                 {
                     *                   "direction": 0,
                     *                   "headsigns": [
                     *                     "Université"
                     *                   ],
                     *                   "departures": [
                     *                     {
                     *                       "stopPointId": "Gare:1",
                     *                       "platform": "1",
                     *                       "headsign": "Université",
                     *                       "departureDateTime": "2026-11-23T08:02:00+01:00",
                     *                       "scheduledDepartureDateTime": "2026-11-23T08:00:00+01:00",
                     *                       "status": "live",
                     *                       "delaySeconds": 120,
                     *                       "headwaySeconds": 600
                     *                     }
                     *                   ]
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "others": [
                     *             {
                     *               "line": {
                     *                 "id": "A",
                     *                 "shortName": "A",
                     *                 "longName": "Gare – Université",
                     *                 "mode": "tram",
                     *                 "color": "#0055aa",
                     *                 "textColor": "#ffffff"
                     *               },
                     *               "alert": {
                     *                 "severity": "warning",
                     *                 "header": "Works at Gare"
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StopsNext"];
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
    getBikeSharingStation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the station.
                 * @example velo-1
                 */
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
                     *       "id": "velo-1",
                     *       "type": "bikeSharingStations",
                     *       "name": "Vélo Gare",
                     *       "lat": 48.1173,
                     *       "lon": -1.6778,
                     *       "operator": "Vélo Petiteville",
                     *       "capacity": 18,
                     *       "virtual": false,
                     *       "rentalUrls": {
                     *         "web": "https://velo.example/stations/1",
                     *         "android": "https://velo.example/android/1",
                     *         "ios": "https://velo.example/ios/1"
                     *       },
                     *       "live": true,
                     *       "fresh": true,
                     *       "availableVehicles": 7,
                     *       "vehicles": [
                     *         {
                     *           "type": "bike",
                     *           "count": 5
                     *         }
                     *       ],
                     *       "freeDocks": 11,
                     *       "isRenting": true,
                     *       "isReturning": true,
                     *       "reportedAt": "2026-11-23T08:02:00+01:00",
                     *       "ageSeconds": 25
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
                /**
                 * @description Id of the station.
                 * @example velo-1
                 */
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
                     *       "id": "velo-1",
                     *       "type": "bikeSharingStations",
                     *       "name": "Vélo Gare",
                     *       "lat": 48.1173,
                     *       "lon": -1.6778,
                     *       "operator": "Vélo Petiteville",
                     *       "capacity": 18,
                     *       "virtual": false,
                     *       "rentalUrls": {
                     *         "web": "https://velo.example/stations/1",
                     *         "android": "https://velo.example/android/1",
                     *         "ios": "https://velo.example/ios/1"
                     *       },
                     *       "live": true,
                     *       "fresh": true,
                     *       "availableVehicles": 7,
                     *       "vehicles": [
                     *         {
                     *           "type": "bike",
                     *           "count": 5
                     *         }
                     *       ],
                     *       "freeDocks": 11,
                     *       "isRenting": true,
                     *       "isReturning": true,
                     *       "reportedAt": "2026-11-23T08:02:00+01:00",
                     *       "ageSeconds": 25
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
        /** @description Where from, where to, when and how. Coordinates win over an id. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fromId": "Gare",
                 *       "fromValue": "Gare",
                 *       "toLat": 48.02,
                 *       "toLon": -1.68,
                 *       "toValue": "Université",
                 *       "tripType": 0,
                 *       "departureDateTime": "2026-11-23T08:00",
                 *       "itineraryOptions": {
                 *         "journeyType": "fastest",
                 *         "excludedModes": [
                 *           "coach"
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
                    "content-language": components["headers"]["ContentLanguage"];
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
                     *               "id": "eyJ2IjoyLCJsIjpbWzAsNDgwXV19",
                     *               "journeySummaryCode": "eyJ2IjoyLCJsIjpbWzAsNDgwXV19",
                     *               "isDetailedTrip": false,
                     *               "departureDateTime": "2026-11-23T08:02:00+01:00",
                     *               "arrivalDateTime": "2026-11-23T08:06:00+01:00",
                     *               "scheduledDepartureDateTime": "2026-11-23T08:00:00+01:00",
                     *               "scheduledArrivalDateTime": "2026-11-23T08:04:00+01:00",
                     *               "realTime": "live",
                     *               "durationSeconds": 240,
                     *               "changes": 0,
                     *               "walkingMetres": 0,
                     *               "walkingSeconds": 0,
                     *               "modes": [
                     *                 "tram"
                     *               ],
                     *               "co2Grams": 12,
                     *               "fare": {
                     *                 "amount": 170,
                     *                 "currency": "EUR"
                     *               },
                     *               "noFareReason": "no-fares",
                     *               "accessibility": "yes",
                     *               "contact": "agency",
                     *               "from": {
                     *                 "name": "Gare",
                     *                 "lat": 48.1173,
                     *                 "lon": -1.6778,
                     *                 "timeZone": "America/Chicago"
                     *               },
                     *               "to": {
                     *                 "name": "Gare",
                     *                 "lat": 48.1173,
                     *                 "lon": -1.6778,
                     *                 "timeZone": "America/Chicago"
                     *               },
                     *               "isFirstOfDay": true,
                     *               "isLastOfDay": true,
                     *               "sections": [
                     *                 {
                     *                   "kind": "ride",
                     *                   "durationSeconds": 240,
                     *                   "line": {
                     *                     "id": "A",
                     *                     "shortName": "A",
                     *                     "longName": "Gare – Université",
                     *                     "mode": "tram",
                     *                     "color": "#0055aa",
                     *                     "textColor": "#ffffff"
                     *                   },
                     *                   "status": "live",
                     *                   "departureDateTime": "2026-11-23T08:00:00+01:00",
                     *                   "staySeated": true,
                     *                   "headwaySeconds": 600,
                     *                   "geometry": "c|tdHfufIoPgh@",
                     *                   "stops": [
                     *                     {
                     *                       "name": "Gare",
                     *                       "lat": 48.1173,
                     *                       "lon": -1.6778,
                     *                       "timeZone": "America/Chicago",
                     *                       "stopAreaId": "Gare"
                     *                     }
                     *                   ]
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "reason": null,
                     *       "nextDepartureDateTime": "2026-11-23T08:02:00+01:00",
                     *       "nextArrivalDateTime": "2026-11-23T08:02:00+01:00"
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
             *     `beyond-limit`: A search wants more changes, walking or waiting than the tenant allows.
             *
             *     `invalid-place`: Only one of the two coordinates of a place was sent.
             *
             *     `missing-place`: A search has no origin, destination or via place.
             *
             *     `return-too-early`: The requested return is before the outbound journey has arrived.
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
             *     `busy`: There are more requests just now than the server can answer.
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
        /** @description Which journey. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tripType": 0,
                 *       "journeySummaryCode": "eyJ2IjoyLCJsIjpbWzAsNDgwXV19"
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
                     *       "id": "eyJ2IjoyLCJsIjpbWzAsNDgwXV19",
                     *       "journeySummaryCode": "eyJ2IjoyLCJsIjpbWzAsNDgwXV19",
                     *       "isDetailedTrip": false,
                     *       "departureDateTime": "2026-11-23T08:02:00+01:00",
                     *       "arrivalDateTime": "2026-11-23T08:06:00+01:00",
                     *       "scheduledDepartureDateTime": "2026-11-23T08:00:00+01:00",
                     *       "scheduledArrivalDateTime": "2026-11-23T08:04:00+01:00",
                     *       "realTime": "live",
                     *       "durationSeconds": 240,
                     *       "changes": 0,
                     *       "walkingMetres": 0,
                     *       "walkingSeconds": 0,
                     *       "modes": [
                     *         "tram"
                     *       ],
                     *       "co2Grams": 12,
                     *       "fare": {
                     *         "amount": 170,
                     *         "currency": "EUR"
                     *       },
                     *       "noFareReason": "no-fares",
                     *       "accessibility": "yes",
                     *       "contact": "agency",
                     *       "from": {
                     *         "name": "Gare",
                     *         "lat": 48.1173,
                     *         "lon": -1.6778,
                     *         "timeZone": "America/Chicago",
                     *         "stopPointId": "Gare:1",
                     *         "stopAreaId": "Gare",
                     *         "platform": "1",
                     *         "accessibility": "yes"
                     *       },
                     *       "to": {
                     *         "name": "Gare",
                     *         "lat": 48.1173,
                     *         "lon": -1.6778,
                     *         "timeZone": "America/Chicago",
                     *         "stopPointId": "Gare:1",
                     *         "stopAreaId": "Gare",
                     *         "platform": "1",
                     *         "accessibility": "yes"
                     *       },
                     *       "stairsUnknownAt": [
                     *         "Gare"
                     *       ],
                     *       "sections": [
                     *         {
                     *           "kind": "ride",
                     *           "departureDateTime": "2026-11-23T08:02:00+01:00",
                     *           "arrivalDateTime": "2026-11-23T08:06:00+01:00",
                     *           "durationSeconds": 240,
                     *           "holds": true,
                     *           "metres": 1350,
                     *           "from": {
                     *             "name": "Gare",
                     *             "lat": 48.1173,
                     *             "lon": -1.6778,
                     *             "timeZone": "America/Chicago",
                     *             "stopPointId": "Gare:1",
                     *             "stopAreaId": "Gare",
                     *             "platform": "1",
                     *             "accessibility": "yes"
                     *           },
                     *           "to": {
                     *             "name": "Gare",
                     *             "lat": 48.1173,
                     *             "lon": -1.6778,
                     *             "timeZone": "America/Chicago",
                     *             "stopPointId": "Gare:1",
                     *             "stopAreaId": "Gare",
                     *             "platform": "1",
                     *             "accessibility": "yes"
                     *           },
                     *           "geometry": [
                     *             [
                     *               48.1173,
                     *               -1.6778
                     *             ],
                     *             [
                     *               48.1201,
                     *               -1.6712
                     *             ]
                     *           ],
                     *           "pathways": [
                     *             {
                     *               "mode": "stairs",
                     *               "durationSeconds": 30,
                     *               "stairCount": 24,
                     *               "level": "Quais"
                     *             }
                     *           ],
                     *           "ride": {
                     *             "line": {
                     *               "id": "A",
                     *               "shortName": "A",
                     *               "longName": "Gare – Université",
                     *               "mode": "tram",
                     *               "color": "#0055aa",
                     *               "textColor": "#ffffff"
                     *             },
                     *             "agency": "Petitbus",
                     *             "fareUrl": "https://example.org/tickets",
                     *             "staySeated": true,
                     *             "headsign": "Université",
                     *             "tripId": "A-out-480",
                     *             "accessibility": "yes",
                     *             "headwaySeconds": 600,
                     *             "boardingBooking": {
                     *               "contact": "agency",
                     *               "notice": "priorDays",
                     *               "minutesBefore": 30,
                     *               "daysBefore": 1,
                     *               "beforeTime": "17:00",
                     *               "fromDateTime": "2026-11-16T08:00:00+01:00",
                     *               "untilDateTime": "2026-11-22T17:00:00+01:00",
                     *               "phone": "03 88 00 00 00",
                     *               "message": "Réservez par téléphone.",
                     *               "infoUrl": "https://example.org/on-demand",
                     *               "bookingUrl": "https://example.org/book"
                     *             },
                     *             "alightingBooking": {
                     *               "contact": "agency",
                     *               "notice": "priorDays",
                     *               "minutesBefore": 30,
                     *               "daysBefore": 1,
                     *               "beforeTime": "17:00",
                     *               "fromDateTime": "2026-11-16T08:00:00+01:00",
                     *               "untilDateTime": "2026-11-22T17:00:00+01:00",
                     *               "phone": "03 88 00 00 00",
                     *               "message": "Réservez par téléphone.",
                     *               "infoUrl": "https://example.org/on-demand",
                     *               "bookingUrl": "https://example.org/book"
                     *             },
                     *             "status": "live",
                     *             "scheduledDepartureDateTime": "2026-11-23T08:00:00+01:00",
                     *             "scheduledArrivalDateTime": "2026-11-23T08:04:00+01:00",
                     *             "alerts": [
                     *               {
                     *                 "id": "works-2026-11",
                     *                 "effect": "detour",
                     *                 "severity": "warning",
                     *                 "header": "Works at Gare",
                     *                 "description": "Line A stops in Rue de la Gare.",
                     *                 "url": "https://network.example/works",
                     *                 "periods": [
                     *                   {
                     *                     "from": "2026-11-20T05:00:00+01:00",
                     *                     "to": "2026-11-27T22:00:00+01:00"
                     *                   }
                     *                 ],
                     *                 "lineIds": [
                     *                   "A"
                     *                 ],
                     *                 "stopIds": [
                     *                   "Gare"
                     *                 ]
                     *               }
                     *             ],
                     *             "calls": [
                     *               {
                     *                 "point": {
                     *                   "name": "Gare",
                     *                   "lat": 48.1173,
                     *                   "lon": -1.6778,
                     *                   "timeZone": "America/Chicago",
                     *                   "stopPointId": "Gare:1",
                     *                   "stopAreaId": "Gare",
                     *                   "platform": "1",
                     *                   "accessibility": "yes"
                     *                 },
                     *                 "arrivalDateTime": "2026-11-23T08:02:00+01:00",
                     *                 "departureDateTime": "2026-11-23T08:02:00+01:00",
                     *                 "scheduledDepartureDateTime": "2026-11-23T08:00:00+01:00",
                     *                 "scheduledArrivalDateTime": "2026-11-23T08:04:00+01:00",
                     *                 "status": "live"
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
    listLaterRides: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which journey. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tripType": 0,
                 *       "journeySummaryCode": "eyJ2IjoyLCJsIjpbWzAsNDgwXV19"
                 *     }
                 */
                "application/json": components["schemas"]["JourneyDetailBody"];
            };
        };
        responses: {
            /** @description For each ride, the next vehicles of its line with the journey by them. */
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
                     *       "rides": [
                     *         {
                     *           "journeys": [
                     *             {
                     *               "departureDateTime": "2026-11-23T08:10:00+01:00",
                     *               "arrivalDateTime": "2026-11-23T08:26:00+01:00",
                     *               "journeySummaryCode": "eyJ2IjoyLCJsIjpbWzAsNDgwXV19"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LaterRidesAnswer"];
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
                     *           "sectionKey": "journey",
                     *           "options": [
                     *             {
                     *               "type": "criterion",
                     *               "key": "journeyType",
                     *               "bodyParam": "journeyType",
                     *               "criteria": [
                     *                 {
                     *                   "key": "fastest",
                     *                   "value": "fastest"
                     *                 }
                     *               ],
                     *               "selectedKey": "fastest"
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
                    "content-language": components["headers"]["ContentLanguage"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Petitbus",
                     *       "publisher": "Petitbus",
                     *       "publisherUrl": "https://example.org",
                     *       "language": "fr",
                     *       "timetableVersion": "2026-11",
                     *       "color": "#0b5d66",
                     *       "timetables": [
                     *         {
                     *           "id": "",
                     *           "name": "Petitbus",
                     *           "publisher": "Petitbus",
                     *           "publisherUrl": "https://example.org",
                     *           "language": "fr",
                     *           "timetableVersion": "2026-11",
                     *           "from": "2026-11-01",
                     *           "to": "2026-12-31"
                     *         }
                     *       ],
                     *       "attributions": [
                     *         {
                     *           "organization": "Petitbus",
                     *           "url": "https://example.org",
                     *           "roles": [
                     *             "producer"
                     *           ]
                     *         }
                     *       ],
                     *       "from": "2026-11-01",
                     *       "to": "2026-12-31",
                     *       "timeZone": "Europe/Paris",
                     *       "shiftedByWeeks": 0,
                     *       "imaginary": false,
                     *       "center": {
                     *         "lat": 48.1173,
                     *         "lon": -1.6778
                     *       },
                     *       "bounds": {
                     *         "south": 48.1173,
                     *         "west": -1.6778,
                     *         "north": 48.1173,
                     *         "east": -1.6778
                     *       }
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
    listNetworkLines: {
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines; none where all are bus lines. */
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
                     *       "lines": [
                     *         {
                     *           "id": "A",
                     *           "shortName": "A",
                     *           "longName": "Gare – Université",
                     *           "mode": "tram",
                     *           "color": "#0055aa",
                     *           "textColor": "#ffffff",
                     *           "geometry": [
                     *             "_dngH~zlI_ibE_seK"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["NetworkLines"];
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
    listNetworkAlerts: {
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alerts; none on a good day. */
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
                     *       "alerts": [
                     *         {
                     *           "id": "works-2026-11",
                     *           "effect": "detour",
                     *           "severity": "warning",
                     *           "header": "Works at Gare",
                     *           "lines": [
                     *             {
                     *               "id": "A",
                     *               "shortName": "A",
                     *               "longName": "Gare – Université",
                     *               "mode": "tram",
                     *               "color": "#0055aa",
                     *               "textColor": "#ffffff"
                     *             }
                     *           ],
                     *           "lineCount": 2
                     *         }
                     *       ],
                     *       "alertCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["NetworkAlerts"];
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
                /**
                 * @description Words that begin words of a short name, a long name, a destination or a stop. Without it, or empty: all lines.
                 * @example univ
                 */
                search?: string;
            };
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
                    "content-language": components["headers"]["ContentLanguage"];
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
                     *           "id": "A",
                     *           "shortName": "A",
                     *           "longName": "Gare – Université",
                     *           "mode": "tram",
                     *           "color": "#0055aa",
                     *           "textColor": "#ffffff",
                     *           "agency": "Petitbus",
                     *           "headsigns": [
                     *             "Université"
                     *           ],
                     *           "otherIds": [
                     *             "A-2026"
                     *           ]
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
                /**
                 * @description An id as other answers name it.
                 * @example Gare:1
                 */
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
                     *       "id": "A",
                     *       "shortName": "A",
                     *       "longName": "Gare – Université",
                     *       "mode": "tram",
                     *       "color": "#0055aa",
                     *       "textColor": "#ffffff",
                     *       "otherIds": [
                     *         "A-2026"
                     *       ],
                     *       "agency": {
                     *         "name": "Petitbus",
                     *         "url": "https://network.example",
                     *         "phone": "+33 2 99 00 00 00"
                     *       },
                     *       "onDemand": false,
                     *       "directions": [
                     *         {
                     *           "direction": 0,
                     *           "headsigns": [
                     *             "Université"
                     *           ],
                     *           "stops": [
                     *             {
                     *               "stopAreaId": "Gare",
                     *               "name": "Gare",
                     *               "stopPointIds": [
                     *                 "Gare:1"
                     *               ],
                     *               "lat": 48.1173,
                     *               "lon": -1.6778,
                     *               "wheelchair": "yes",
                     *               "everyTrip": true,
                     *               "share": 1,
                     *               "changes": [
                     *                 {
                     *                   "id": "A",
                     *                   "shortName": "A",
                     *                   "longName": "Gare – Université",
                     *                   "mode": "tram",
                     *                   "color": "#0055aa",
                     *                   "textColor": "#ffffff"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "variants": [
                     *             {
                     *               "headsign": "Université",
                     *               "from": "Gare",
                     *               "to": "Université",
                     *               "runs": 64,
                     *               "stops": [
                     *                 0
                     *               ]
                     *             }
                     *           ],
                     *           "geometry": [
                     *             [
                     *               [
                     *                 48.1173,
                     *                 -1.6778
                     *               ],
                     *               [
                     *                 48.1201,
                     *                 -1.6712
                     *               ]
                     *             ]
                     *           ],
                     *           "today": {
                     *             "first": "2026-11-23T06:00:00+01:00",
                     *             "last": "2026-11-23T21:50:00+01:00"
                     *           }
                     *         }
                     *       ],
                     *       "bounds": {
                     *         "south": 48.1173,
                     *         "west": -1.6778,
                     *         "north": 48.1173,
                     *         "east": -1.6778
                     *       },
                     *       "serviceDays": {
                     *         "dates": [
                     *           "2026-11-23"
                     *         ],
                     *         "weekdays": [
                     *           1
                     *         ],
                     *         "from": "2026-11-01",
                     *         "to": "2026-12-31"
                     *       },
                     *       "alerts": [
                     *         {
                     *           "id": "works-2026-11",
                     *           "effect": "detour",
                     *           "severity": "warning",
                     *           "header": "Works at Gare",
                     *           "description": "Line A stops in Rue de la Gare.",
                     *           "url": "https://network.example/works",
                     *           "periods": [
                     *             {
                     *               "from": "2026-11-20T05:00:00+01:00",
                     *               "to": "2026-11-27T22:00:00+01:00"
                     *             }
                     *           ],
                     *           "lineIds": [
                     *             "A"
                     *           ],
                     *           "stopIds": [
                     *             "Gare"
                     *           ]
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
                 * @description One of the `directions` of the line. Without it: 0 for the timetable of a line, else both.
                 * @example 0
                 */
                direction?: "0" | "1";
                /**
                 * @description The service day, `YYYY-MM-DD`: what starts on it, also after midnight. Without it: today in the network’s zone.
                 * @example 2026-11-23
                 */
                date?: string;
            };
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
                /**
                 * @description An id as other answers name it.
                 * @example Gare:1
                 */
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
                     *         "id": "A",
                     *         "shortName": "A",
                     *         "longName": "Gare – Université",
                     *         "mode": "tram",
                     *         "color": "#0055aa",
                     *         "textColor": "#ffffff"
                     *       },
                     *       "date": "2026-11-23",
                     *       "onDemand": false,
                     *       "reason": null,
                     *       "from": "2026-11-01",
                     *       "to": "2026-12-31",
                     *       "bookings": [
                     *         {
                     *           "contact": "agency",
                     *           "notice": "priorDays",
                     *           "minutesBefore": 30,
                     *           "daysBefore": 1,
                     *           "beforeTime": "17:00",
                     *           "fromDateTime": "2026-11-16T08:00:00+01:00",
                     *           "untilDateTime": "2026-11-22T17:00:00+01:00",
                     *           "phone": "03 88 00 00 00",
                     *           "message": "Réservez par téléphone.",
                     *           "infoUrl": "https://example.org/on-demand",
                     *           "bookingUrl": "https://example.org/book"
                     *         }
                     *       ],
                     *       "direction": 0,
                     *       "rows": [
                     *         {
                     *           "stopAreaId": "Gare",
                     *           "name": "Gare"
                     *         }
                     *       ],
                     *       "columns": [
                     *         {
                     *           "tripId": "A-out-480",
                     *           "offset": 0,
                     *           "headsign": "Université",
                     *           "wheelchair": "yes",
                     *           "headwaySeconds": 600,
                     *           "notes": [
                     *             "endsEarlier"
                     *           ],
                     *           "times": [
                     *             "2026-11-23T08:02:00+01:00"
                     *           ],
                     *           "boardingOnly": [
                     *             0
                     *           ],
                     *           "alightingOnly": [
                     *             0
                     *           ],
                     *           "booked": [
                     *             {
                     *               "row": 0,
                     *               "boarding": 0,
                     *               "alighting": 0
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "complete": true
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
                 * @example false
                 */
                groupedByTerminus?: "true" | "false";
                /**
                 * @description From when on, ISO 8601; without an offset it is the time on the network’s clocks. Without it: now.
                 * @example 2026-11-23T08:00
                 */
                fromDatetime?: string;
                /**
                 * @description Departures of each group at most.
                 * @example 5
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description Languages in the order of preference, as browsers send them. The texts are in the best of fr, en, es, it and de; in French when none is among them.
                 * @example de-AT,de;q=0.9,en;q=0.8
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description An id as other answers name it.
                 * @example Gare:1
                 */
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
                    "content-language": components["headers"]["ContentLanguage"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "Gare:1",
                     *       "name": "Gare",
                     *       "from": "2026-11-23T08:00:00+01:00",
                     *       "until": "2026-11-24T08:00:00+01:00",
                     *       "reason": null,
                     *       "lines": [
                     *         {
                     *           "line": {
                     *             "id": "A",
                     *             "shortName": "A",
                     *             "longName": "Gare – Université",
                     *             "mode": "tram",
                     *             "color": "#0055aa",
                     *             "textColor": "#ffffff"
                     *           },
                     *           "groups": [
                     *             {
                     *               "direction": 0,
                     *               "headsigns": [
                     *                 "Université"
                     *               ],
                     *               "departures": [
                     *                 {
                     *                   "tripId": "A-out-480",
                     *                   "serviceDate": "2026-11-23",
                     *                   "offset": 0,
                     *                   "stopPointId": "Gare:1",
                     *                   "platform": "1",
                     *                   "direction": 0,
                     *                   "headsign": "Université",
                     *                   "departureDateTime": "2026-11-23T08:02:00+01:00",
                     *                   "scheduledDepartureDateTime": "2026-11-23T08:00:00+01:00",
                     *                   "status": "live",
                     *                   "delaySeconds": 120,
                     *                   "wheelchair": "yes",
                     *                   "onDemand": false,
                     *                   "headwaySeconds": 600,
                     *                   "booking": {
                     *                     "contact": "agency",
                     *                     "notice": "priorDays",
                     *                     "minutesBefore": 30,
                     *                     "daysBefore": 1,
                     *                     "beforeTime": "17:00",
                     *                     "fromDateTime": "2026-11-16T08:00:00+01:00",
                     *                     "untilDateTime": "2026-11-22T17:00:00+01:00",
                     *                     "phone": "03 88 00 00 00",
                     *                     "message": "Réservez par téléphone.",
                     *                     "infoUrl": "https://example.org/on-demand",
                     *                     "bookingUrl": "https://example.org/book"
                     *                   },
                     *                   "isFirst": false,
                     *                   "isLast": false
                     *                 }
                     *               ],
                     *               "day": {
                     *                 "first": "2026-11-23T05:12:00+01:00",
                     *                 "last": "2026-11-24T00:36:00+01:00"
                     *               }
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
                /**
                 * @description Only those that go to this stop point or stop area, with their arrival there.
                 * @example Centre:1
                 */
                toStopPointId?: string;
                /**
                 * @description One of the `directions` of the line. Without it: 0 for the timetable of a line, else both.
                 * @example 0
                 */
                direction?: "0" | "1";
                /**
                 * @description From when on, ISO 8601; without an offset it is the time on the network’s clocks. Without it: now.
                 * @example 2026-11-23T08:00
                 */
                fromDatetime?: string;
                /**
                 * @description Departures of each group at most.
                 * @example 5
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description Languages in the order of preference, as browsers send them. The texts are in the best of fr, en, es, it and de; in French when none is among them.
                 * @example de-AT,de;q=0.9,en;q=0.8
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description An id as other answers name it.
                 * @example Gare:1
                 */
                id: string;
                /**
                 * @description Id of a line that stops there.
                 * @example A
                 */
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
                     *         "id": "A",
                     *         "shortName": "A",
                     *         "longName": "Gare – Université",
                     *         "mode": "tram",
                     *         "color": "#0055aa",
                     *         "textColor": "#ffffff"
                     *       },
                     *       "from": "2026-11-23T08:00:00+01:00",
                     *       "until": "2026-11-24T08:00:00+01:00",
                     *       "reason": null,
                     *       "departures": [
                     *         {
                     *           "tripId": "A-out-480",
                     *           "serviceDate": "2026-11-23",
                     *           "offset": 0,
                     *           "stopPointId": "Gare:1",
                     *           "platform": "1",
                     *           "direction": 0,
                     *           "headsign": "Université",
                     *           "departureDateTime": "2026-11-23T08:02:00+01:00",
                     *           "scheduledDepartureDateTime": "2026-11-23T08:00:00+01:00",
                     *           "status": "live",
                     *           "delaySeconds": 120,
                     *           "wheelchair": "yes",
                     *           "onDemand": false,
                     *           "headwaySeconds": 600,
                     *           "booking": {
                     *             "contact": "agency",
                     *             "notice": "priorDays",
                     *             "minutesBefore": 30,
                     *             "daysBefore": 1,
                     *             "beforeTime": "17:00",
                     *             "fromDateTime": "2026-11-16T08:00:00+01:00",
                     *             "untilDateTime": "2026-11-22T17:00:00+01:00",
                     *             "phone": "03 88 00 00 00",
                     *             "message": "Réservez par téléphone.",
                     *             "infoUrl": "https://example.org/on-demand",
                     *             "bookingUrl": "https://example.org/book"
                     *           },
                     *           "isFirst": false,
                     *           "isLast": false,
                     *           "arrival": {
                     *             "stopPointId": "Centre:1",
                     *             "platform": "2",
                     *             "arrivalDateTime": "2026-11-23T08:06:00+01:00",
                     *             "scheduledArrivalDateTime": "2026-11-23T08:04:00+01:00",
                     *             "status": "live",
                     *             "booking": {
                     *               "contact": "agency",
                     *               "notice": "priorDays",
                     *               "minutesBefore": 30,
                     *               "daysBefore": 1,
                     *               "beforeTime": "17:00",
                     *               "fromDateTime": "2026-11-16T08:00:00+01:00",
                     *               "untilDateTime": "2026-11-22T17:00:00+01:00",
                     *               "phone": "03 88 00 00 00",
                     *               "message": "Réservez par téléphone.",
                     *               "infoUrl": "https://example.org/on-demand",
                     *               "bookingUrl": "https://example.org/book"
                     *             }
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
                /**
                 * @description Id of a line that stops there.
                 * @example A
                 */
                lineId: string;
                /**
                 * @description One of the `directions` of the line. Without it: 0 for the timetable of a line, else both.
                 * @example 0
                 */
                direction?: "0" | "1";
                /**
                 * @description The service day, `YYYY-MM-DD`: what starts on it, also after midnight. Without it: today in the network’s zone.
                 * @example 2026-11-23
                 */
                date?: string;
            };
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
                /**
                 * @description An id as other answers name it.
                 * @example Gare:1
                 */
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
                     *         "id": "A",
                     *         "shortName": "A",
                     *         "longName": "Gare – Université",
                     *         "mode": "tram",
                     *         "color": "#0055aa",
                     *         "textColor": "#ffffff"
                     *       },
                     *       "date": "2026-11-23",
                     *       "onDemand": false,
                     *       "reason": null,
                     *       "from": "2026-11-01",
                     *       "to": "2026-12-31",
                     *       "bookings": [
                     *         {
                     *           "contact": "agency",
                     *           "notice": "priorDays",
                     *           "minutesBefore": 30,
                     *           "daysBefore": 1,
                     *           "beforeTime": "17:00",
                     *           "fromDateTime": "2026-11-16T08:00:00+01:00",
                     *           "untilDateTime": "2026-11-22T17:00:00+01:00",
                     *           "phone": "03 88 00 00 00",
                     *           "message": "Réservez par téléphone.",
                     *           "infoUrl": "https://example.org/on-demand",
                     *           "bookingUrl": "https://example.org/book"
                     *         }
                     *       ],
                     *       "direction": 0,
                     *       "destinations": [
                     *         "Université"
                     *       ],
                     *       "hours": [
                     *         {
                     *           "date": "2026-11-23",
                     *           "hour": 8,
                     *           "departures": [
                     *             {
                     *               "departureDateTime": "2026-11-23T08:00:00+01:00",
                     *               "tripId": "A-out-480",
                     *               "offset": 0,
                     *               "direction": 0,
                     *               "destination": 0,
                     *               "wheelchair": "yes",
                     *               "headwaySeconds": 600,
                     *               "booking": 0
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
                /**
                 * @description An id as other answers name it.
                 * @example Gare:1
                 */
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
                     *       "id": "Gare",
                     *       "name": "Gare",
                     *       "city": "Petiteville",
                     *       "postCode": "35999",
                     *       "lat": 48.1173,
                     *       "lon": -1.6778,
                     *       "wheelchair": "yes",
                     *       "stopPoints": [
                     *         {
                     *           "id": "Gare:1",
                     *           "name": "Gare",
                     *           "code": "1001",
                     *           "platform": "1",
                     *           "lat": 48.1173,
                     *           "lon": -1.6778,
                     *           "wheelchair": "yes",
                     *           "lineIds": [
                     *             "A"
                     *           ]
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "line": {
                     *             "id": "A",
                     *             "shortName": "A",
                     *             "longName": "Gare – Université",
                     *             "mode": "tram",
                     *             "color": "#0055aa",
                     *             "textColor": "#ffffff"
                     *           },
                     *           "directions": [
                     *             {
                     *               "direction": 0,
                     *               "headsigns": [
                     *                 "Université"
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "near": [
                     *         {
                     *           "id": "Centre",
                     *           "name": "Centre",
                     *           "lat": 48.1173,
                     *           "lon": -1.6778,
                     *           "metres": 260,
                     *           "seconds": 240,
                     *           "lines": [
                     *             {
                     *               "id": "A",
                     *               "shortName": "A",
                     *               "longName": "Gare – Université",
                     *               "mode": "tram",
                     *               "color": "#0055aa",
                     *               "textColor": "#ffffff"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "alerts": [
                     *         {
                     *           "id": "works-2026-11",
                     *           "effect": "detour",
                     *           "severity": "warning",
                     *           "header": "Works at Gare",
                     *           "description": "Line A stops in Rue de la Gare.",
                     *           "url": "https://network.example/works",
                     *           "periods": [
                     *             {
                     *               "from": "2026-11-20T05:00:00+01:00",
                     *               "to": "2026-11-27T22:00:00+01:00"
                     *             }
                     *           ],
                     *           "lineIds": [
                     *             "A"
                     *           ],
                     *           "stopIds": [
                     *             "Gare"
                     *           ]
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
                 * @example false
                 */
                groupedByTerminus?: "true" | "false";
                /**
                 * @description From when on, ISO 8601; without an offset it is the time on the network’s clocks. Without it: now.
                 * @example 2026-11-23T08:00
                 */
                fromDatetime?: string;
                /**
                 * @description Departures of each group at most.
                 * @example 5
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description Languages in the order of preference, as browsers send them. The texts are in the best of fr, en, es, it and de; in French when none is among them.
                 * @example de-AT,de;q=0.9,en;q=0.8
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description An id as other answers name it.
                 * @example Gare:1
                 */
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
                    "content-language": components["headers"]["ContentLanguage"];
                    "x-ratelimit-limit": components["headers"]["RateLimitLimit"];
                    "x-ratelimit-remaining": components["headers"]["RateLimitRemaining"];
                    "x-ratelimit-reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "Gare:1",
                     *       "name": "Gare",
                     *       "from": "2026-11-23T08:00:00+01:00",
                     *       "until": "2026-11-24T08:00:00+01:00",
                     *       "reason": null,
                     *       "lines": [
                     *         {
                     *           "line": {
                     *             "id": "A",
                     *             "shortName": "A",
                     *             "longName": "Gare – Université",
                     *             "mode": "tram",
                     *             "color": "#0055aa",
                     *             "textColor": "#ffffff"
                     *           },
                     *           "groups": [
                     *             {
                     *               "direction": 0,
                     *               "headsigns": [
                     *                 "Université"
                     *               ],
                     *               "departures": [
                     *                 {
                     *                   "tripId": "A-out-480",
                     *                   "serviceDate": "2026-11-23",
                     *                   "offset": 0,
                     *                   "stopPointId": "Gare:1",
                     *                   "platform": "1",
                     *                   "direction": 0,
                     *                   "headsign": "Université",
                     *                   "departureDateTime": "2026-11-23T08:02:00+01:00",
                     *                   "scheduledDepartureDateTime": "2026-11-23T08:00:00+01:00",
                     *                   "status": "live",
                     *                   "delaySeconds": 120,
                     *                   "wheelchair": "yes",
                     *                   "onDemand": false,
                     *                   "headwaySeconds": 600,
                     *                   "booking": {
                     *                     "contact": "agency",
                     *                     "notice": "priorDays",
                     *                     "minutesBefore": 30,
                     *                     "daysBefore": 1,
                     *                     "beforeTime": "17:00",
                     *                     "fromDateTime": "2026-11-16T08:00:00+01:00",
                     *                     "untilDateTime": "2026-11-22T17:00:00+01:00",
                     *                     "phone": "03 88 00 00 00",
                     *                     "message": "Réservez par téléphone.",
                     *                     "infoUrl": "https://example.org/on-demand",
                     *                     "bookingUrl": "https://example.org/book"
                     *                   },
                     *                   "isFirst": false,
                     *                   "isLast": false
                     *                 }
                     *               ],
                     *               "day": {
                     *                 "first": "2026-11-23T05:12:00+01:00",
                     *                 "last": "2026-11-24T00:36:00+01:00"
                     *               }
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
                /**
                 * @description The service day, `YYYY-MM-DD`: what starts on it, also after midnight. Without it: today in the network’s zone.
                 * @example 2026-11-23
                 */
                date?: string;
                /**
                 * @description Selects one departure of a trip by headway. Without it: the first of the day.
                 * @example 0
                 */
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
                /**
                 * @description An id as other answers name it.
                 * @example Gare:1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trip. */
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
                     *       "tripId": "A-out-480",
                     *       "serviceDate": "2026-11-23",
                     *       "offset": 0,
                     *       "line": {
                     *         "id": "A",
                     *         "shortName": "A",
                     *         "longName": "Gare – Université",
                     *         "mode": "tram",
                     *         "color": "#0055aa",
                     *         "textColor": "#ffffff"
                     *       },
                     *       "direction": 0,
                     *       "headsign": "Université",
                     *       "wheelchair": "yes",
                     *       "onDemand": false,
                     *       "headwaySeconds": 600,
                     *       "calls": [
                     *         {
                     *           "stopPointId": "Gare:1",
                     *           "stopAreaId": "Gare",
                     *           "name": "Gare",
                     *           "platform": "1",
                     *           "lat": 48.1173,
                     *           "lon": -1.6778,
                     *           "arrivalDateTime": "2026-11-23T08:02:00+01:00",
                     *           "departureDateTime": "2026-11-23T08:02:00+01:00",
                     *           "scheduledArrivalDateTime": "2026-11-23T08:00:00+01:00",
                     *           "scheduledDepartureDateTime": "2026-11-23T08:00:00+01:00",
                     *           "status": "live",
                     *           "delaySeconds": 120,
                     *           "boarding": true,
                     *           "alighting": true,
                     *           "boardingBooking": {
                     *             "contact": "agency",
                     *             "notice": "priorDays",
                     *             "minutesBefore": 30,
                     *             "daysBefore": 1,
                     *             "beforeTime": "17:00",
                     *             "fromDateTime": "2026-11-16T08:00:00+01:00",
                     *             "untilDateTime": "2026-11-22T17:00:00+01:00",
                     *             "phone": "03 88 00 00 00",
                     *             "message": "Réservez par téléphone.",
                     *             "infoUrl": "https://example.org/on-demand",
                     *             "bookingUrl": "https://example.org/book"
                     *           },
                     *           "alightingBooking": {
                     *             "contact": "agency",
                     *             "notice": "priorDays",
                     *             "minutesBefore": 30,
                     *             "daysBefore": 1,
                     *             "beforeTime": "17:00",
                     *             "fromDateTime": "2026-11-16T08:00:00+01:00",
                     *             "untilDateTime": "2026-11-22T17:00:00+01:00",
                     *             "phone": "03 88 00 00 00",
                     *             "message": "Réservez par téléphone.",
                     *             "infoUrl": "https://example.org/on-demand",
                     *             "bookingUrl": "https://example.org/book"
                     *           },
                     *           "wheelchair": "yes"
                     *         }
                     *       ],
                     *       "geometry": [
                     *         [
                     *           48.1173,
                     *           -1.6778
                     *         ],
                     *         [
                     *           48.1201,
                     *           -1.6712
                     *         ]
                     *       ],
                     *       "alerts": [
                     *         {
                     *           "id": "works-2026-11",
                     *           "effect": "detour",
                     *           "severity": "warning",
                     *           "header": "Works at Gare",
                     *           "description": "Line A stops in Rue de la Gare.",
                     *           "url": "https://network.example/works",
                     *           "periods": [
                     *             {
                     *               "from": "2026-11-20T05:00:00+01:00",
                     *               "to": "2026-11-27T22:00:00+01:00"
                     *             }
                     *           ],
                     *           "lineIds": [
                     *             "A"
                     *           ],
                     *           "stopIds": [
                     *             "Gare"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TripInstance"];
                };
            };
            400: components["responses"]["InvalidRequestOrInvalidDate"];
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            /**
             * @description `trip-not-found`: No trip has this id.
             *
             *     `trip-not-on-this-day`: The trip exists and does not run on this service day.
             *
             *     `run-not-found`: The trip runs by headway and has no departure with this offset.
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
                /**
                 * @description Only what is about this line.
                 * @example A
                 */
                lineId?: string;
                /**
                 * @description Only what is about this stop point or stop area.
                 * @example Gare
                 */
                stopId?: string;
                /**
                 * @description Alerts at most.
                 * @example 100
                 */
                limit?: number;
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
                     *           "id": "works-2026-11",
                     *           "effect": "detour",
                     *           "severity": "warning",
                     *           "header": "Works at Gare",
                     *           "description": "Line A stops in Rue de la Gare.",
                     *           "url": "https://network.example/works",
                     *           "periods": [
                     *             {
                     *               "from": "2026-11-20T05:00:00+01:00",
                     *               "to": "2026-11-27T22:00:00+01:00"
                     *             }
                     *           ],
                     *           "lineIds": [
                     *             "A"
                     *           ],
                     *           "stopIds": [
                     *             "Gare"
                     *           ]
                     *         }
                     *       ],
                     *       "alertCount": 1
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
                /**
                 * @description Only the vehicles of this line.
                 * @example A
                 */
                lineId?: string;
                /**
                 * @description Only the vehicles of lines of these modes, the name repeated for each; without it: all.
                 * @example [
                 *       "tram"
                 *     ]
                 */
                mode?: ("metro" | "tram" | "bus" | "coach" | "train" | "cableCar" | "funicular" | "ferry" | "onDemand")[];
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
            /** @description The vehicles that reported lately. */
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
                     *       "vehicles": [
                     *         {
                     *           "id": "tram-07",
                     *           "label": "07",
                     *           "lat": 48.1173,
                     *           "lon": -1.6778,
                     *           "bearing": 45,
                     *           "at": "2026-11-23T08:02:00+01:00",
                     *           "ageSeconds": 12,
                     *           "line": {
                     *             "id": "A",
                     *             "shortName": "A",
                     *             "longName": "Gare – Université",
                     *             "mode": "tram",
                     *             "color": "#0055aa",
                     *             "textColor": "#ffffff"
                     *           },
                     *           "headsign": "Université",
                     *           "direction": 0,
                     *           "tripId": "A-out-480",
                     *           "stopId": "Centre:1",
                     *           "delaySeconds": 120
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
                /**
                 * @description Id of the tenant whose page asks. It changes nothing: the page gives the tenant’s key to the script.
                 * @example demo
                 */
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
                    /** @example customElements.define(/* … *\/) */
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
        /** @description A new account. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "camille@example.org",
                 *       "password": "correct horse battery",
                 *       "attributes": {
                 *         "firstName": "Camille",
                 *         "newsletter": true
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The e-mail address, in any case.
                     * @example camille@example.org
                     */
                    email: string;
                    /**
                     * @description The password: at least 8 characters of a new one.
                     * @example correct horse battery
                     */
                    password: string;
                    /**
                     * @description Attributes by name, with their new values. Null or an empty text takes an attribute out; what is not named stays.
                     * @example {
                     *       "firstName": "Camille",
                     *       "newsletter": true
                     *     }
                     */
                    attributes?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description The first session of the new account, or nothing where a message was sent. */
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
                     *       "accessToken": "mX2uE1b0cJ7wq4nA9sKkT3oVtYdL5hRz8GfP6iCeWxU",
                     *       "expiresAt": "2026-12-23T07:00:00.000Z",
                     *       "attributes": {
                     *         "email": "camille@example.org",
                     *         "emailVerified": true,
                     *         "firstName": "Camille",
                     *         "lastName": "Martin",
                     *         "phone": "+33 2 99 00 00 00",
                     *         "birthDate": "1990-12-31",
                     *         "address": "12 Rue de la Gare",
                     *         "zipCode": "35999",
                     *         "city": "Petiteville",
                     *         "language": "fr",
                     *         "newsletter": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NewSession"];
                };
            };
            /** @description The first session of the new account, or nothing where a message was sent. */
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
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
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
        /** @description An account. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "camille@example.org",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The e-mail address, in any case.
                     * @example camille@example.org
                     */
                    email: string;
                    /**
                     * @description The password: at least 8 characters of a new one.
                     * @example correct horse battery
                     */
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
                     *       "accessToken": "mX2uE1b0cJ7wq4nA9sKkT3oVtYdL5hRz8GfP6iCeWxU",
                     *       "expiresAt": "2026-12-23T07:00:00.000Z",
                     *       "attributes": {
                     *         "email": "camille@example.org",
                     *         "emailVerified": true,
                     *         "firstName": "Camille",
                     *         "lastName": "Martin",
                     *         "phone": "+33 2 99 00 00 00",
                     *         "birthDate": "1990-12-31",
                     *         "address": "12 Rue de la Gare",
                     *         "zipCode": "35999",
                     *         "city": "Petiteville",
                     *         "language": "fr",
                     *         "newsletter": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NewSession"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /**
             * @description `missing-api-key`: The header X-Api-Key is missing or empty.
             *
             *     `unknown-api-key`: The key is not known to this server.
             *
             *     `wrong-credentials`: E-mail address and password do not belong together.
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
            /**
             * @description `missing-api-key`: The header X-Api-Key is missing or empty.
             *
             *     `unknown-api-key`: The key is not known to this server.
             *
             *     `missing-token`: The call needs a signed-in user, and has no Authorization header.
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
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The link. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "mX2uE1b0cJ7wq4nA9sKkT3oVtYdL5hRz8GfP6iCeWxU"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What is behind `=` in the fragment of the link.
                     * @example mX2uE1b0cJ7wq4nA9sKkT3oVtYdL5hRz8GfP6iCeWxU
                     */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Confirmed. There is no body. */
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
            400: components["responses"]["InvalidRequestOrLinkOver"];
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    requestConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description How the message is to be. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "fr"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Of the message and of the page that its link leads to.
                     * @example fr
                     * @enum {string}
                     */
                    language: "fr" | "en" | "es" | "it" | "de";
                };
            };
        };
        responses: {
            /** @description The message is going to be sent. There is no body. */
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
             *     `missing-token`: The call needs a signed-in user, and has no Authorization header.
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
            409: components["responses"]["DemoAccountOrNoMessages"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyAttemptsOrTooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The link, and the password from now on. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "mX2uE1b0cJ7wq4nA9sKkT3oVtYdL5hRz8GfP6iCeWxU",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What is behind `=` in the fragment of the link.
                     * @example mX2uE1b0cJ7wq4nA9sKkT3oVtYdL5hRz8GfP6iCeWxU
                     */
                    token: string;
                    /**
                     * @description The password: at least 8 characters of a new one.
                     * @example correct horse battery
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The password is set, and all sessions are over. There is no body. */
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
            /**
             * @description `invalid-request`: A part of the request is missing, is not written as described, or contradicts another part.
             *
             *     `link-over`: The token of a message’s link was used, is too old or is cut.
             *
             *     `weak-password`: A new password is too short, too long, or the e-mail address itself.
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
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["BusyOrStoreUnavailable"];
        };
    };
    requestReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whose password was forgotten. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "camille@example.org",
                 *       "language": "fr"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The e-mail address, in any case.
                     * @example camille@example.org
                     */
                    email: string;
                    /**
                     * @description Of the message and of the page that its link leads to.
                     * @example fr
                     * @enum {string}
                     */
                    language: "fr" | "en" | "es" | "it" | "de";
                };
            };
        };
        responses: {
            /** @description The same, whether there is an account or not. There is no body. */
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
            400: components["responses"]["InvalidRequestOrInvalidEmail"];
            401: components["responses"]["MissingApiKeyOrUnknownApiKey"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["NoMessages"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyAttemptsOrTooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: {
                /**
                 * @description Names with commas between them, or the parameter several times. All attributes when it is missing or empty. Unknown names are ignored.
                 * @example firstName,lastName
                 */
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
                     *       "attributes": {
                     *         "email": "camille@example.org",
                     *         "emailVerified": true,
                     *         "firstName": "Camille",
                     *         "lastName": "Martin",
                     *         "phone": "+33 2 99 00 00 00",
                     *         "birthDate": "1990-12-31",
                     *         "address": "12 Rue de la Gare",
                     *         "zipCode": "35999",
                     *         "city": "Petiteville",
                     *         "language": "fr",
                     *         "newsletter": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserInfo"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /**
             * @description `missing-api-key`: The header X-Api-Key is missing or empty.
             *
             *     `unknown-api-key`: The key is not known to this server.
             *
             *     `missing-token`: The call needs a signed-in user, and has no Authorization header.
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
    updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is to change. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attributes": {
                 *         "firstName": "Camille",
                 *         "newsletter": true
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Attributes by name, with their new values. Null or an empty text takes an attribute out; what is not named stays.
                     * @example {
                     *       "firstName": "Camille",
                     *       "newsletter": true
                     *     }
                     */
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
                     *       "attributes": {
                     *         "email": "camille@example.org",
                     *         "emailVerified": true,
                     *         "firstName": "Camille",
                     *         "lastName": "Martin",
                     *         "phone": "+33 2 99 00 00 00",
                     *         "birthDate": "1990-12-31",
                     *         "address": "12 Rue de la Gare",
                     *         "zipCode": "35999",
                     *         "city": "Petiteville",
                     *         "language": "fr",
                     *         "newsletter": false
                     *       }
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
            /**
             * @description `missing-api-key`: The header X-Api-Key is missing or empty.
             *
             *     `unknown-api-key`: The key is not known to this server.
             *
             *     `missing-token`: The call needs a signed-in user, and has no Authorization header.
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
            409: components["responses"]["EmailTakenOrDemoAccount"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyAttemptsOrTooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailableOrBusy"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions, the latest first. */
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
                     *       "sessions": [
                     *         {
                     *           "id": "3f1f0c9a2b7d4e5f6a1b",
                     *           "createdAt": "2026-11-23T07:00:00.000Z",
                     *           "expiresAt": "2026-11-23T07:00:00.000Z",
                     *           "device": "Firefox, Linux",
                     *           "current": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OwnSessions"];
                };
            };
            /**
             * @description `missing-api-key`: The header X-Api-Key is missing or empty.
             *
             *     `unknown-api-key`: The key is not known to this server.
             *
             *     `missing-token`: The call needs a signed-in user, and has no Authorization header.
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
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. There is no body. */
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
            /**
             * @description `missing-api-key`: The header X-Api-Key is missing or empty.
             *
             *     `unknown-api-key`: The key is not known to this server.
             *
             *     `missing-token`: The call needs a signed-in user, and has no Authorization header.
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
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a session.
                 * @example 3f1f0c9a2b7d4e5f6a1b
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. There is no body. */
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
             *     `missing-token`: The call needs a signed-in user, and has no Authorization header.
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
            404: components["responses"]["SessionNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            414: components["responses"]["TooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    downloadMyData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file to be stored. */
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
                     *       "account": {
                     *         "id": "2b0f7f0e-6e0c-4c1e-9b43-6a1d1f6f0f1a",
                     *         "createdAt": "2026-11-23T07:00:00.000Z",
                     *         "emailVerifiedAt": "2026-11-23T07:00:00.000Z",
                     *         "attributes": {
                     *           "email": "camille@example.org",
                     *           "emailVerified": true,
                     *           "firstName": "Camille",
                     *           "lastName": "Martin",
                     *           "phone": "+33 2 99 00 00 00",
                     *           "birthDate": "1990-12-31",
                     *           "address": "12 Rue de la Gare",
                     *           "zipCode": "35999",
                     *           "city": "Petiteville",
                     *           "language": "fr",
                     *           "newsletter": false
                     *         }
                     *       },
                     *       "sessions": [
                     *         {
                     *           "id": "3f1f0c9a2b7d4e5f6a1b",
                     *           "createdAt": "2026-11-23T07:00:00.000Z",
                     *           "expiresAt": "2026-11-23T07:00:00.000Z",
                     *           "device": "Firefox, Linux",
                     *           "current": true
                     *         }
                     *       ],
                     *       "favourites": [
                     *         {
                     *           "id": "6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d",
                     *           "kind": "LINE",
                     *           "updatedAt": "2026-11-23T07:00:00.000Z",
                     *           "content": {
                     *             "id": "A"
                     *           }
                     *         }
                     *       ],
                     *       "deletedFavourites": [
                     *         {
                     *           "id": "6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d",
                     *           "kind": "LINE",
                     *           "deletedAt": "2026-11-23T07:00:00.000Z"
                     *         }
                     *       ],
                     *       "favouritesOrderedAt": "2026-11-23T07:00:00.000Z",
                     *       "messages": [
                     *         {
                     *           "id": "1d1a8a54-0f1c-4b56-8f5c-7d1b4d3e2a10",
                     *           "purpose": "confirm",
                     *           "email": "camille@example.org",
                     *           "language": "fr",
                     *           "origin": "https://trips.example.org",
                     *           "createdAt": "2026-11-23T07:00:00.000Z",
                     *           "dueAt": "2026-11-23T07:00:00.000Z",
                     *           "attempts": 0
                     *         }
                     *       ],
                     *       "links": [
                     *         {
                     *           "purpose": "confirm",
                     *           "createdAt": "2026-11-23T07:00:00.000Z",
                     *           "expiresAt": "2026-11-23T07:00:00.000Z"
                     *         }
                     *       ],
                     *       "registrations": [
                     *         {
                     *           "id": "5c1a8a54-0f1c-4b56-8f5c-7d1b4d3e2a10",
                     *           "email": "camille@example.org",
                     *           "attributes": {
                     *             "email": "camille@example.org",
                     *             "emailVerified": true,
                     *             "firstName": "Camille",
                     *             "lastName": "Martin",
                     *             "phone": "+33 2 99 00 00 00",
                     *             "birthDate": "1990-12-31",
                     *             "address": "12 Rue de la Gare",
                     *             "zipCode": "35999",
                     *             "city": "Petiteville",
                     *             "language": "fr",
                     *             "newsletter": false
                     *           },
                     *           "createdAt": "2026-11-23T07:00:00.000Z",
                     *           "expiresAt": "2026-11-23T07:00:00.000Z"
                     *         }
                     *       ],
                     *       "carts": [
                     *         {
                     *           "owner": "account",
                     *           "tenant": "halte-demo",
                     *           "version": 1,
                     *           "updatedAt": "2026-11-23T07:00:00.000Z",
                     *           "content": {
                     *             "items": []
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OwnData"];
                };
            };
            /**
             * @description `missing-api-key`: The header X-Api-Key is missing or empty.
             *
             *     `unknown-api-key`: The key is not known to this server.
             *
             *     `missing-token`: The call needs a signed-in user, and has no Authorization header.
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
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Proof that it is the person who asks. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The password of the account.
                     * @example correct horse battery
                     */
                    password: string;
                };
            };
        };
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
            400: components["responses"]["InvalidRequestOrWrongPassword"];
            /**
             * @description `missing-api-key`: The header X-Api-Key is missing or empty.
             *
             *     `unknown-api-key`: The key is not known to this server.
             *
             *     `missing-token`: The call needs a signed-in user, and has no Authorization header.
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
            409: components["responses"]["DemoAccount"];
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
            /** @description Four lists, each in the order of the person. */
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
                     *           "favoriteId": "6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d",
                     *           "updatedAt": "2026-11-23T07:00:00.000Z",
                     *           "category": "HOME",
                     *           "label": "Home",
                     *           "address": {
                     *             "street": "12 Rue de la Gare",
                     *             "zipCode": "35999",
                     *             "city": "Petiteville",
                     *             "coordinates": {
                     *               "lat": 48.1173,
                     *               "lon": -1.6778
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "favoriteLines": [
                     *         {
                     *           "favoriteId": "6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d",
                     *           "updatedAt": "2026-11-23T07:00:00.000Z",
                     *           "line": {
                     *             "id": "A"
                     *           },
                     *           "served": true
                     *         }
                     *       ],
                     *       "favoritePointOfInterests": [
                     *         {
                     *           "favoriteId": "6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d",
                     *           "updatedAt": "2026-11-23T07:00:00.000Z",
                     *           "type": "POI",
                     *           "label": "Museum",
                     *           "pointOfInterest": {
                     *             "id": "museum-1"
                     *           },
                     *           "place": {
                     *             "type": "stopPoint",
                     *             "name": "Gare",
                     *             "city": "Petiteville",
                     *             "coordinates": {
                     *               "lat": 48.1173,
                     *               "lon": -1.6778
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "favoriteStopPoints": [
                     *         {
                     *           "favoriteId": "6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d",
                     *           "updatedAt": "2026-11-23T07:00:00.000Z",
                     *           "stopPoint": {
                     *             "id": "Gare:1",
                     *             "lineIds": [
                     *               "A"
                     *             ]
                     *           },
                     *           "served": true,
                     *           "place": {
                     *             "type": "stopPoint",
                     *             "name": "Gare",
                     *             "city": "Petiteville",
                     *             "coordinates": {
                     *               "lat": 48.1173,
                     *               "lon": -1.6778
                     *             }
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
             *     `missing-token`: The call needs a signed-in user, and has no Authorization header.
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
        /** @description A favourite. Which fields it needs depends on its type; those that its type does not have are refused. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "STOP_POINT",
                 *       "id": "Gare:1",
                 *       "lineIds": [
                 *         "A"
                 *       ]
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
                     *       "favoriteId": "6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d",
                     *       "updatedAt": "2026-11-23T07:00:00.000Z",
                     *       "line": {
                     *         "id": "A"
                     *       },
                     *       "served": true
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
                     *       "favoriteId": "6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d",
                     *       "updatedAt": "2026-11-23T07:00:00.000Z",
                     *       "line": {
                     *         "id": "A"
                     *       },
                     *       "served": true
                     *     }
                     */
                    "application/json": components["schemas"]["FavoriteEntry"];
                };
            };
            /**
             * @description `invalid-request`: A part of the request is missing, is not written as described, or contradicts another part.
             *
             *     `incomplete-favourite`: A favourite has not all fields that its type needs.
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
             *     `missing-token`: The call needs a signed-in user, and has no Authorization header.
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
            409: components["responses"]["TooManyFavouritesOrFavouriteDeleted"];
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
                /**
                 * @description `favoriteId` of the favourite.
                 * @example 6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description A favourite. Which fields it needs depends on its type; those that its type does not have are refused. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "STOP_POINT",
                 *       "id": "Gare:1",
                 *       "lineIds": [
                 *         "A"
                 *       ]
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
                     *       "favoriteId": "6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d",
                     *       "updatedAt": "2026-11-23T07:00:00.000Z",
                     *       "line": {
                     *         "id": "A"
                     *       },
                     *       "served": true
                     *     }
                     */
                    "application/json": components["schemas"]["FavoriteEntry"];
                };
            };
            /**
             * @description `invalid-request`: A part of the request is missing, is not written as described, or contradicts another part.
             *
             *     `incomplete-favourite`: A favourite has not all fields that its type needs.
             *
             *     `invalid-favourite`: A field of a favourite is not as it must be.
             *
             *     `unknown-field`: A favourite has a field that its type does not have.
             *
             *     `unknown-stop`: The stop of a new favourite is not in the timetable.
             *
             *     `unknown-line`: A line of a new favourite is not in the timetable.
             *
             *     `not-changeable`: A line among the favourites is to be changed, or a favourite into one of another type.
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
             *     `missing-token`: The call needs a signed-in user, and has no Authorization header.
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
            query?: {
                /**
                 * @description When the person made the change, for a device that could not send it at once. Of two changes of the same favourite the one made later counts. Absent or in the future: now.
                 * @example 2026-11-23T07:00:00.000Z
                 */
                changedAt?: string;
            };
            header?: never;
            path: {
                /**
                 * @description `favoriteId` of the favourite.
                 * @example 6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d
                 */
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
            400: components["responses"]["InvalidRequestOrInvalidFavourite"];
            /**
             * @description `missing-api-key`: The header X-Api-Key is missing or empty.
             *
             *     `unknown-api-key`: The key is not known to this server.
             *
             *     `missing-token`: The call needs a signed-in user, and has no Authorization header.
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
            409: components["responses"]["FavouriteChanged"];
            414: components["responses"]["TooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    orderFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description An order of favourites. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FavoriteOrderBody"];
            };
        };
        responses: {
            /** @description All favourites as they are now. */
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
                     *           "favoriteId": "6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d",
                     *           "updatedAt": "2026-11-23T07:00:00.000Z",
                     *           "category": "HOME",
                     *           "label": "Home",
                     *           "address": {
                     *             "street": "12 Rue de la Gare",
                     *             "zipCode": "35999",
                     *             "city": "Petiteville",
                     *             "coordinates": {
                     *               "lat": 48.1173,
                     *               "lon": -1.6778
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "favoriteLines": [
                     *         {
                     *           "favoriteId": "6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d",
                     *           "updatedAt": "2026-11-23T07:00:00.000Z",
                     *           "line": {
                     *             "id": "A"
                     *           },
                     *           "served": true
                     *         }
                     *       ],
                     *       "favoritePointOfInterests": [
                     *         {
                     *           "favoriteId": "6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d",
                     *           "updatedAt": "2026-11-23T07:00:00.000Z",
                     *           "type": "POI",
                     *           "label": "Museum",
                     *           "pointOfInterest": {
                     *             "id": "museum-1"
                     *           },
                     *           "place": {
                     *             "type": "stopPoint",
                     *             "name": "Gare",
                     *             "city": "Petiteville",
                     *             "coordinates": {
                     *               "lat": 48.1173,
                     *               "lon": -1.6778
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "favoriteStopPoints": [
                     *         {
                     *           "favoriteId": "6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d",
                     *           "updatedAt": "2026-11-23T07:00:00.000Z",
                     *           "stopPoint": {
                     *             "id": "Gare:1",
                     *             "lineIds": [
                     *               "A"
                     *             ]
                     *           },
                     *           "served": true,
                     *           "place": {
                     *             "type": "stopPoint",
                     *             "name": "Gare",
                     *             "city": "Petiteville",
                     *             "coordinates": {
                     *               "lat": 48.1173,
                     *               "lon": -1.6778
                     *             }
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FavoriteLists"];
                };
            };
            400: components["responses"]["InvalidRequestOrInvalidFavourite"];
            /**
             * @description `missing-api-key`: The header X-Api-Key is missing or empty.
             *
             *     `unknown-api-key`: The key is not known to this server.
             *
             *     `missing-token`: The call needs a signed-in user, and has no Authorization header.
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
    synchronizeFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The favourites that a device has stored. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "favoriteLines": [
                 *         {
                 *           "line": {
                 *             "id": "A"
                 *           }
                 *         }
                 *       ],
                 *       "favoriteAddresses": []
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
                     *           "favoriteId": "6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d",
                     *           "updatedAt": "2026-11-23T07:00:00.000Z",
                     *           "category": "HOME",
                     *           "label": "Home",
                     *           "address": {
                     *             "street": "12 Rue de la Gare",
                     *             "zipCode": "35999",
                     *             "city": "Petiteville",
                     *             "coordinates": {
                     *               "lat": 48.1173,
                     *               "lon": -1.6778
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "favoriteLines": [
                     *         {
                     *           "favoriteId": "6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d",
                     *           "updatedAt": "2026-11-23T07:00:00.000Z",
                     *           "line": {
                     *             "id": "A"
                     *           },
                     *           "served": true
                     *         }
                     *       ],
                     *       "favoritePointOfInterests": [
                     *         {
                     *           "favoriteId": "6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d",
                     *           "updatedAt": "2026-11-23T07:00:00.000Z",
                     *           "type": "POI",
                     *           "label": "Museum",
                     *           "pointOfInterest": {
                     *             "id": "museum-1"
                     *           },
                     *           "place": {
                     *             "type": "stopPoint",
                     *             "name": "Gare",
                     *             "city": "Petiteville",
                     *             "coordinates": {
                     *               "lat": 48.1173,
                     *               "lon": -1.6778
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "favoriteStopPoints": [
                     *         {
                     *           "favoriteId": "6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d",
                     *           "updatedAt": "2026-11-23T07:00:00.000Z",
                     *           "stopPoint": {
                     *             "id": "Gare:1",
                     *             "lineIds": [
                     *               "A"
                     *             ]
                     *           },
                     *           "served": true,
                     *           "place": {
                     *             "type": "stopPoint",
                     *             "name": "Gare",
                     *             "city": "Petiteville",
                     *             "coordinates": {
                     *               "lat": 48.1173,
                     *               "lon": -1.6778
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "rejected": [
                     *         {
                     *           "list": "favoriteLines",
                     *           "index": 1,
                     *           "code": "invalid-request",
                     *           "message": "A favourite of type LINE needs \"id\"."
                     *         }
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
             *     `missing-token`: The call needs a signed-in user, and has no Authorization header.
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
                /**
                 * @description The e-mail address of an anonymous cart; not looked at with a user’s token.
                 * @example ada@example.org
                 */
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
                     *       "id": "cart-of-ada",
                     *       "userId": "user-ada",
                     *       "status": "OPEN",
                     *       "currency": "EUR",
                     *       "empty": false,
                     *       "actions": [
                     *         {
                     *           "type": "ADD_NEW_PRODUCT_TO_BASKET",
                     *           "label": "Renew",
                     *           "parameters": [
                     *             {
                     *               "type": "TEXT",
                     *               "code": "productId",
                     *               "label": "Product",
                     *               "value": "monthly-plan"
                     *             }
                     *           ],
                     *           "route": "/shop/monthly-plan"
                     *         }
                     *       ],
                     *       "baskets": [
                     *         {
                     *           "accountId": "account-1",
                     *           "basketInfo": "EMAIL",
                     *           "basketType": "SALE",
                     *           "deliveryMode": "CARDREADER_MANDATORY",
                     *           "deviceId": "device-1",
                     *           "deviceLabel": "My phone",
                     *           "email": "ada@example.org",
                     *           "fareMediaId": "card-1",
                     *           "fareMediaLabel": "My card",
                     *           "line": 1,
                     *           "ownerFirstName": "Ada",
                     *           "ownerLastName": "King",
                     *           "products": [
                     *             {
                     *               "itemId": "b1f7c3c0-0a57-4a1e-8a53-1f6a7c9d2e10",
                     *               "modalProductId": "single-ticket",
                     *               "modalProductName": "One-hour ticket",
                     *               "modalProductVersion": 1,
                     *               "modalPlanId": "monthly-plan",
                     *               "modalPlanName": "Monthly season ticket",
                     *               "modalPlanVersion": 1,
                     *               "modalPackageId": "family-weekend",
                     *               "modalPackageName": "Family weekend",
                     *               "modalPackageVersion": 1,
                     *               "actions": [
                     *                 {
                     *                   "type": "ADD_NEW_PRODUCT_TO_BASKET",
                     *                   "label": "Renew",
                     *                   "parameters": [
                     *                     {
                     *                       "type": "TEXT",
                     *                       "code": "productId",
                     *                       "label": "Product",
                     *                       "value": "monthly-plan"
                     *                     }
                     *                   ],
                     *                   "route": "/shop/monthly-plan"
                     *                 }
                     *               ],
                     *               "address": "12 Rue de la Gare",
                     *               "basketLine": 1,
                     *               "currency": "EUR",
                     *               "deliveryMode": "CARDREADER_MANDATORY",
                     *               "fareExcludingTaxes": 155,
                     *               "fareIncludingTaxes": 170,
                     *               "line": 1,
                     *               "parameters": [
                     *                 {
                     *                   "type": "TEXT",
                     *                   "code": "productId",
                     *                   "label": "Product",
                     *                   "value": "monthly-plan"
                     *                 }
                     *               ],
                     *               "providerItemDescription": "Valid for one hour.",
                     *               "providerNetworkLabel": "Petitbus",
                     *               "quantity": 2,
                     *               "saleableUnit": "UNIT",
                     *               "totalFareExcludingTaxes": 310,
                     *               "totalFareIncludingTaxes": 340,
                     *               "totalVatAmount": 30,
                     *               "unit": 1,
                     *               "vatAmount": 15,
                     *               "vatRate": 10,
                     *               "version": 1
                     *             }
                     *           ],
                     *           "providerId": "petitbus",
                     *           "providerUserId": "p-1",
                     *           "providerUserExternalId": "x-1",
                     *           "providerUserEmail": "ada@example.org",
                     *           "providerUserFirstName": "Ada",
                     *           "providerUserLastName": "King",
                     *           "recipientUser": {
                     *             "associationId": "association-1",
                     *             "associationType": "FAMILY",
                     *             "email": "grace@example.org",
                     *             "firstName": "Grace",
                     *             "lastName": "Hopper",
                     *             "userId": "user-2"
                     *           }
                     *         }
                     *       ],
                     *       "packages": [
                     *         {
                     *           "itemId": "b1f7c3c0-0a57-4a1e-8a53-1f6a7c9d2e10",
                     *           "modalProductId": "single-ticket",
                     *           "modalProductName": "One-hour ticket",
                     *           "modalProductVersion": 1,
                     *           "modalPlanId": "monthly-plan",
                     *           "modalPlanName": "Monthly season ticket",
                     *           "modalPlanVersion": 1,
                     *           "modalPackageId": "family-weekend",
                     *           "modalPackageName": "Family weekend",
                     *           "modalPackageVersion": 1,
                     *           "actions": [
                     *             {
                     *               "type": "ADD_NEW_PRODUCT_TO_BASKET",
                     *               "label": "Renew",
                     *               "parameters": [
                     *                 {
                     *                   "type": "TEXT",
                     *                   "code": "productId",
                     *                   "label": "Product",
                     *                   "value": "monthly-plan"
                     *                 }
                     *               ],
                     *               "route": "/shop/monthly-plan"
                     *             }
                     *           ],
                     *           "address": "12 Rue de la Gare",
                     *           "basketLine": 1,
                     *           "currency": "EUR",
                     *           "deliveryMode": "CARDREADER_MANDATORY",
                     *           "fareExcludingTaxes": 155,
                     *           "fareIncludingTaxes": 170,
                     *           "line": 1,
                     *           "parameters": [
                     *             {
                     *               "type": "TEXT",
                     *               "code": "productId",
                     *               "label": "Product",
                     *               "value": "monthly-plan"
                     *             }
                     *           ],
                     *           "providerItemDescription": "Valid for one hour.",
                     *           "providerNetworkLabel": "Petitbus",
                     *           "quantity": 2,
                     *           "saleableUnit": "UNIT",
                     *           "totalFareExcludingTaxes": 310,
                     *           "totalFareIncludingTaxes": 340,
                     *           "totalVatAmount": 30,
                     *           "unit": 1,
                     *           "vatAmount": 15,
                     *           "vatRate": 10,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "plans": [
                     *         {
                     *           "itemId": "b1f7c3c0-0a57-4a1e-8a53-1f6a7c9d2e10",
                     *           "modalProductId": "single-ticket",
                     *           "modalProductName": "One-hour ticket",
                     *           "modalProductVersion": 1,
                     *           "modalPlanId": "monthly-plan",
                     *           "modalPlanName": "Monthly season ticket",
                     *           "modalPlanVersion": 1,
                     *           "modalPackageId": "family-weekend",
                     *           "modalPackageName": "Family weekend",
                     *           "modalPackageVersion": 1,
                     *           "actions": [
                     *             {
                     *               "type": "ADD_NEW_PRODUCT_TO_BASKET",
                     *               "label": "Renew",
                     *               "parameters": [
                     *                 {
                     *                   "type": "TEXT",
                     *                   "code": "productId",
                     *                   "label": "Product",
                     *                   "value": "monthly-plan"
                     *                 }
                     *               ],
                     *               "route": "/shop/monthly-plan"
                     *             }
                     *           ],
                     *           "address": "12 Rue de la Gare",
                     *           "basketLine": 1,
                     *           "currency": "EUR",
                     *           "deliveryMode": "CARDREADER_MANDATORY",
                     *           "fareExcludingTaxes": 155,
                     *           "fareIncludingTaxes": 170,
                     *           "line": 1,
                     *           "parameters": [
                     *             {
                     *               "type": "TEXT",
                     *               "code": "productId",
                     *               "label": "Product",
                     *               "value": "monthly-plan"
                     *             }
                     *           ],
                     *           "providerItemDescription": "Valid for one hour.",
                     *           "providerNetworkLabel": "Petitbus",
                     *           "quantity": 2,
                     *           "saleableUnit": "UNIT",
                     *           "totalFareExcludingTaxes": 310,
                     *           "totalFareIncludingTaxes": 340,
                     *           "totalVatAmount": 30,
                     *           "unit": 1,
                     *           "vatAmount": 15,
                     *           "vatRate": 10,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "paymentModes": [
                     *         "CARD"
                     *       ],
                     *       "totalAmountExcludingTaxes": 310,
                     *       "totalAmountIncludingTaxes": 340,
                     *       "totalVatAmount": 30,
                     *       "immediateAmountExcludingTaxes": 310,
                     *       "immediateAmountIncludingTaxes": 340,
                     *       "immediateVatAmount": 30
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
        /** @description What to put into the cart. Without a quantity: one piece. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": "single-ticket",
                 *       "quantity": 2,
                 *       "recipient": {
                 *         "firstName": "Grace",
                 *         "lastName": "Hopper",
                 *         "email": "ada@example.org"
                 *       },
                 *       "email": "ada@example.org"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description `id` of something in the catalogue.
                     * @example single-ticket
                     */
                    productId: string;
                    /**
                     * @description How many pieces.
                     * @example 2
                     */
                    quantity?: number;
                    /** @description The person it is for. Null or absent: the customer. */
                    recipient?: {
                        /**
                         * @description First name.
                         * @example Grace
                         */
                        firstName: string;
                        /**
                         * @description Last name.
                         * @example Hopper
                         */
                        lastName: string;
                        /**
                         * @description E-mail address, where it is known.
                         * @example ada@example.org
                         */
                        email?: string | null;
                    } | null;
                    /**
                     * @description The e-mail address of an anonymous cart; not looked at with a user’s token.
                     * @example ada@example.org
                     */
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
                     *       "id": "cart-of-ada",
                     *       "userId": "user-ada",
                     *       "status": "OPEN",
                     *       "currency": "EUR",
                     *       "empty": false,
                     *       "actions": [
                     *         {
                     *           "type": "ADD_NEW_PRODUCT_TO_BASKET",
                     *           "label": "Renew",
                     *           "parameters": [
                     *             {
                     *               "type": "TEXT",
                     *               "code": "productId",
                     *               "label": "Product",
                     *               "value": "monthly-plan"
                     *             }
                     *           ],
                     *           "route": "/shop/monthly-plan"
                     *         }
                     *       ],
                     *       "baskets": [
                     *         {
                     *           "accountId": "account-1",
                     *           "basketInfo": "EMAIL",
                     *           "basketType": "SALE",
                     *           "deliveryMode": "CARDREADER_MANDATORY",
                     *           "deviceId": "device-1",
                     *           "deviceLabel": "My phone",
                     *           "email": "ada@example.org",
                     *           "fareMediaId": "card-1",
                     *           "fareMediaLabel": "My card",
                     *           "line": 1,
                     *           "ownerFirstName": "Ada",
                     *           "ownerLastName": "King",
                     *           "products": [
                     *             {
                     *               "itemId": "b1f7c3c0-0a57-4a1e-8a53-1f6a7c9d2e10",
                     *               "modalProductId": "single-ticket",
                     *               "modalProductName": "One-hour ticket",
                     *               "modalProductVersion": 1,
                     *               "modalPlanId": "monthly-plan",
                     *               "modalPlanName": "Monthly season ticket",
                     *               "modalPlanVersion": 1,
                     *               "modalPackageId": "family-weekend",
                     *               "modalPackageName": "Family weekend",
                     *               "modalPackageVersion": 1,
                     *               "actions": [
                     *                 {
                     *                   "type": "ADD_NEW_PRODUCT_TO_BASKET",
                     *                   "label": "Renew",
                     *                   "parameters": [
                     *                     {
                     *                       "type": "TEXT",
                     *                       "code": "productId",
                     *                       "label": "Product",
                     *                       "value": "monthly-plan"
                     *                     }
                     *                   ],
                     *                   "route": "/shop/monthly-plan"
                     *                 }
                     *               ],
                     *               "address": "12 Rue de la Gare",
                     *               "basketLine": 1,
                     *               "currency": "EUR",
                     *               "deliveryMode": "CARDREADER_MANDATORY",
                     *               "fareExcludingTaxes": 155,
                     *               "fareIncludingTaxes": 170,
                     *               "line": 1,
                     *               "parameters": [
                     *                 {
                     *                   "type": "TEXT",
                     *                   "code": "productId",
                     *                   "label": "Product",
                     *                   "value": "monthly-plan"
                     *                 }
                     *               ],
                     *               "providerItemDescription": "Valid for one hour.",
                     *               "providerNetworkLabel": "Petitbus",
                     *               "quantity": 2,
                     *               "saleableUnit": "UNIT",
                     *               "totalFareExcludingTaxes": 310,
                     *               "totalFareIncludingTaxes": 340,
                     *               "totalVatAmount": 30,
                     *               "unit": 1,
                     *               "vatAmount": 15,
                     *               "vatRate": 10,
                     *               "version": 1
                     *             }
                     *           ],
                     *           "providerId": "petitbus",
                     *           "providerUserId": "p-1",
                     *           "providerUserExternalId": "x-1",
                     *           "providerUserEmail": "ada@example.org",
                     *           "providerUserFirstName": "Ada",
                     *           "providerUserLastName": "King",
                     *           "recipientUser": {
                     *             "associationId": "association-1",
                     *             "associationType": "FAMILY",
                     *             "email": "grace@example.org",
                     *             "firstName": "Grace",
                     *             "lastName": "Hopper",
                     *             "userId": "user-2"
                     *           }
                     *         }
                     *       ],
                     *       "packages": [
                     *         {
                     *           "itemId": "b1f7c3c0-0a57-4a1e-8a53-1f6a7c9d2e10",
                     *           "modalProductId": "single-ticket",
                     *           "modalProductName": "One-hour ticket",
                     *           "modalProductVersion": 1,
                     *           "modalPlanId": "monthly-plan",
                     *           "modalPlanName": "Monthly season ticket",
                     *           "modalPlanVersion": 1,
                     *           "modalPackageId": "family-weekend",
                     *           "modalPackageName": "Family weekend",
                     *           "modalPackageVersion": 1,
                     *           "actions": [
                     *             {
                     *               "type": "ADD_NEW_PRODUCT_TO_BASKET",
                     *               "label": "Renew",
                     *               "parameters": [
                     *                 {
                     *                   "type": "TEXT",
                     *                   "code": "productId",
                     *                   "label": "Product",
                     *                   "value": "monthly-plan"
                     *                 }
                     *               ],
                     *               "route": "/shop/monthly-plan"
                     *             }
                     *           ],
                     *           "address": "12 Rue de la Gare",
                     *           "basketLine": 1,
                     *           "currency": "EUR",
                     *           "deliveryMode": "CARDREADER_MANDATORY",
                     *           "fareExcludingTaxes": 155,
                     *           "fareIncludingTaxes": 170,
                     *           "line": 1,
                     *           "parameters": [
                     *             {
                     *               "type": "TEXT",
                     *               "code": "productId",
                     *               "label": "Product",
                     *               "value": "monthly-plan"
                     *             }
                     *           ],
                     *           "providerItemDescription": "Valid for one hour.",
                     *           "providerNetworkLabel": "Petitbus",
                     *           "quantity": 2,
                     *           "saleableUnit": "UNIT",
                     *           "totalFareExcludingTaxes": 310,
                     *           "totalFareIncludingTaxes": 340,
                     *           "totalVatAmount": 30,
                     *           "unit": 1,
                     *           "vatAmount": 15,
                     *           "vatRate": 10,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "plans": [
                     *         {
                     *           "itemId": "b1f7c3c0-0a57-4a1e-8a53-1f6a7c9d2e10",
                     *           "modalProductId": "single-ticket",
                     *           "modalProductName": "One-hour ticket",
                     *           "modalProductVersion": 1,
                     *           "modalPlanId": "monthly-plan",
                     *           "modalPlanName": "Monthly season ticket",
                     *           "modalPlanVersion": 1,
                     *           "modalPackageId": "family-weekend",
                     *           "modalPackageName": "Family weekend",
                     *           "modalPackageVersion": 1,
                     *           "actions": [
                     *             {
                     *               "type": "ADD_NEW_PRODUCT_TO_BASKET",
                     *               "label": "Renew",
                     *               "parameters": [
                     *                 {
                     *                   "type": "TEXT",
                     *                   "code": "productId",
                     *                   "label": "Product",
                     *                   "value": "monthly-plan"
                     *                 }
                     *               ],
                     *               "route": "/shop/monthly-plan"
                     *             }
                     *           ],
                     *           "address": "12 Rue de la Gare",
                     *           "basketLine": 1,
                     *           "currency": "EUR",
                     *           "deliveryMode": "CARDREADER_MANDATORY",
                     *           "fareExcludingTaxes": 155,
                     *           "fareIncludingTaxes": 170,
                     *           "line": 1,
                     *           "parameters": [
                     *             {
                     *               "type": "TEXT",
                     *               "code": "productId",
                     *               "label": "Product",
                     *               "value": "monthly-plan"
                     *             }
                     *           ],
                     *           "providerItemDescription": "Valid for one hour.",
                     *           "providerNetworkLabel": "Petitbus",
                     *           "quantity": 2,
                     *           "saleableUnit": "UNIT",
                     *           "totalFareExcludingTaxes": 310,
                     *           "totalFareIncludingTaxes": 340,
                     *           "totalVatAmount": 30,
                     *           "unit": 1,
                     *           "vatAmount": 15,
                     *           "vatRate": 10,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "paymentModes": [
                     *         "CARD"
                     *       ],
                     *       "totalAmountExcludingTaxes": 310,
                     *       "totalAmountIncludingTaxes": 340,
                     *       "totalVatAmount": 30,
                     *       "immediateAmountExcludingTaxes": 310,
                     *       "immediateAmountIncludingTaxes": 340,
                     *       "immediateVatAmount": 30
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
            429: components["responses"]["TooManyAttemptsOrTooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    changeCartItem: {
        parameters: {
            query?: {
                /**
                 * @description The e-mail address of an anonymous cart; not looked at with a user’s token.
                 * @example ada@example.org
                 */
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
                /**
                 * @description `itemId` of the line.
                 * @example b1f7c3c0-0a57-4a1e-8a53-1f6a7c9d2e10
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description How many there are to be. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quantity": 2
                 *     }
                 */
                "application/json": {
                    /**
                     * @description How many pieces.
                     * @example 2
                     */
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
                     *       "id": "cart-of-ada",
                     *       "userId": "user-ada",
                     *       "status": "OPEN",
                     *       "currency": "EUR",
                     *       "empty": false,
                     *       "actions": [
                     *         {
                     *           "type": "ADD_NEW_PRODUCT_TO_BASKET",
                     *           "label": "Renew",
                     *           "parameters": [
                     *             {
                     *               "type": "TEXT",
                     *               "code": "productId",
                     *               "label": "Product",
                     *               "value": "monthly-plan"
                     *             }
                     *           ],
                     *           "route": "/shop/monthly-plan"
                     *         }
                     *       ],
                     *       "baskets": [
                     *         {
                     *           "accountId": "account-1",
                     *           "basketInfo": "EMAIL",
                     *           "basketType": "SALE",
                     *           "deliveryMode": "CARDREADER_MANDATORY",
                     *           "deviceId": "device-1",
                     *           "deviceLabel": "My phone",
                     *           "email": "ada@example.org",
                     *           "fareMediaId": "card-1",
                     *           "fareMediaLabel": "My card",
                     *           "line": 1,
                     *           "ownerFirstName": "Ada",
                     *           "ownerLastName": "King",
                     *           "products": [
                     *             {
                     *               "itemId": "b1f7c3c0-0a57-4a1e-8a53-1f6a7c9d2e10",
                     *               "modalProductId": "single-ticket",
                     *               "modalProductName": "One-hour ticket",
                     *               "modalProductVersion": 1,
                     *               "modalPlanId": "monthly-plan",
                     *               "modalPlanName": "Monthly season ticket",
                     *               "modalPlanVersion": 1,
                     *               "modalPackageId": "family-weekend",
                     *               "modalPackageName": "Family weekend",
                     *               "modalPackageVersion": 1,
                     *               "actions": [
                     *                 {
                     *                   "type": "ADD_NEW_PRODUCT_TO_BASKET",
                     *                   "label": "Renew",
                     *                   "parameters": [
                     *                     {
                     *                       "type": "TEXT",
                     *                       "code": "productId",
                     *                       "label": "Product",
                     *                       "value": "monthly-plan"
                     *                     }
                     *                   ],
                     *                   "route": "/shop/monthly-plan"
                     *                 }
                     *               ],
                     *               "address": "12 Rue de la Gare",
                     *               "basketLine": 1,
                     *               "currency": "EUR",
                     *               "deliveryMode": "CARDREADER_MANDATORY",
                     *               "fareExcludingTaxes": 155,
                     *               "fareIncludingTaxes": 170,
                     *               "line": 1,
                     *               "parameters": [
                     *                 {
                     *                   "type": "TEXT",
                     *                   "code": "productId",
                     *                   "label": "Product",
                     *                   "value": "monthly-plan"
                     *                 }
                     *               ],
                     *               "providerItemDescription": "Valid for one hour.",
                     *               "providerNetworkLabel": "Petitbus",
                     *               "quantity": 2,
                     *               "saleableUnit": "UNIT",
                     *               "totalFareExcludingTaxes": 310,
                     *               "totalFareIncludingTaxes": 340,
                     *               "totalVatAmount": 30,
                     *               "unit": 1,
                     *               "vatAmount": 15,
                     *               "vatRate": 10,
                     *               "version": 1
                     *             }
                     *           ],
                     *           "providerId": "petitbus",
                     *           "providerUserId": "p-1",
                     *           "providerUserExternalId": "x-1",
                     *           "providerUserEmail": "ada@example.org",
                     *           "providerUserFirstName": "Ada",
                     *           "providerUserLastName": "King",
                     *           "recipientUser": {
                     *             "associationId": "association-1",
                     *             "associationType": "FAMILY",
                     *             "email": "grace@example.org",
                     *             "firstName": "Grace",
                     *             "lastName": "Hopper",
                     *             "userId": "user-2"
                     *           }
                     *         }
                     *       ],
                     *       "packages": [
                     *         {
                     *           "itemId": "b1f7c3c0-0a57-4a1e-8a53-1f6a7c9d2e10",
                     *           "modalProductId": "single-ticket",
                     *           "modalProductName": "One-hour ticket",
                     *           "modalProductVersion": 1,
                     *           "modalPlanId": "monthly-plan",
                     *           "modalPlanName": "Monthly season ticket",
                     *           "modalPlanVersion": 1,
                     *           "modalPackageId": "family-weekend",
                     *           "modalPackageName": "Family weekend",
                     *           "modalPackageVersion": 1,
                     *           "actions": [
                     *             {
                     *               "type": "ADD_NEW_PRODUCT_TO_BASKET",
                     *               "label": "Renew",
                     *               "parameters": [
                     *                 {
                     *                   "type": "TEXT",
                     *                   "code": "productId",
                     *                   "label": "Product",
                     *                   "value": "monthly-plan"
                     *                 }
                     *               ],
                     *               "route": "/shop/monthly-plan"
                     *             }
                     *           ],
                     *           "address": "12 Rue de la Gare",
                     *           "basketLine": 1,
                     *           "currency": "EUR",
                     *           "deliveryMode": "CARDREADER_MANDATORY",
                     *           "fareExcludingTaxes": 155,
                     *           "fareIncludingTaxes": 170,
                     *           "line": 1,
                     *           "parameters": [
                     *             {
                     *               "type": "TEXT",
                     *               "code": "productId",
                     *               "label": "Product",
                     *               "value": "monthly-plan"
                     *             }
                     *           ],
                     *           "providerItemDescription": "Valid for one hour.",
                     *           "providerNetworkLabel": "Petitbus",
                     *           "quantity": 2,
                     *           "saleableUnit": "UNIT",
                     *           "totalFareExcludingTaxes": 310,
                     *           "totalFareIncludingTaxes": 340,
                     *           "totalVatAmount": 30,
                     *           "unit": 1,
                     *           "vatAmount": 15,
                     *           "vatRate": 10,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "plans": [
                     *         {
                     *           "itemId": "b1f7c3c0-0a57-4a1e-8a53-1f6a7c9d2e10",
                     *           "modalProductId": "single-ticket",
                     *           "modalProductName": "One-hour ticket",
                     *           "modalProductVersion": 1,
                     *           "modalPlanId": "monthly-plan",
                     *           "modalPlanName": "Monthly season ticket",
                     *           "modalPlanVersion": 1,
                     *           "modalPackageId": "family-weekend",
                     *           "modalPackageName": "Family weekend",
                     *           "modalPackageVersion": 1,
                     *           "actions": [
                     *             {
                     *               "type": "ADD_NEW_PRODUCT_TO_BASKET",
                     *               "label": "Renew",
                     *               "parameters": [
                     *                 {
                     *                   "type": "TEXT",
                     *                   "code": "productId",
                     *                   "label": "Product",
                     *                   "value": "monthly-plan"
                     *                 }
                     *               ],
                     *               "route": "/shop/monthly-plan"
                     *             }
                     *           ],
                     *           "address": "12 Rue de la Gare",
                     *           "basketLine": 1,
                     *           "currency": "EUR",
                     *           "deliveryMode": "CARDREADER_MANDATORY",
                     *           "fareExcludingTaxes": 155,
                     *           "fareIncludingTaxes": 170,
                     *           "line": 1,
                     *           "parameters": [
                     *             {
                     *               "type": "TEXT",
                     *               "code": "productId",
                     *               "label": "Product",
                     *               "value": "monthly-plan"
                     *             }
                     *           ],
                     *           "providerItemDescription": "Valid for one hour.",
                     *           "providerNetworkLabel": "Petitbus",
                     *           "quantity": 2,
                     *           "saleableUnit": "UNIT",
                     *           "totalFareExcludingTaxes": 310,
                     *           "totalFareIncludingTaxes": 340,
                     *           "totalVatAmount": 30,
                     *           "unit": 1,
                     *           "vatAmount": 15,
                     *           "vatRate": 10,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "paymentModes": [
                     *         "CARD"
                     *       ],
                     *       "totalAmountExcludingTaxes": 310,
                     *       "totalAmountIncludingTaxes": 340,
                     *       "totalVatAmount": 30,
                     *       "immediateAmountExcludingTaxes": 310,
                     *       "immediateAmountIncludingTaxes": 340,
                     *       "immediateVatAmount": 30
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
                /**
                 * @description The e-mail address of an anonymous cart; not looked at with a user’s token.
                 * @example ada@example.org
                 */
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
                /**
                 * @description `itemId` of the line.
                 * @example b1f7c3c0-0a57-4a1e-8a53-1f6a7c9d2e10
                 */
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
                     *       "id": "cart-of-ada",
                     *       "userId": "user-ada",
                     *       "status": "OPEN",
                     *       "currency": "EUR",
                     *       "empty": false,
                     *       "actions": [
                     *         {
                     *           "type": "ADD_NEW_PRODUCT_TO_BASKET",
                     *           "label": "Renew",
                     *           "parameters": [
                     *             {
                     *               "type": "TEXT",
                     *               "code": "productId",
                     *               "label": "Product",
                     *               "value": "monthly-plan"
                     *             }
                     *           ],
                     *           "route": "/shop/monthly-plan"
                     *         }
                     *       ],
                     *       "baskets": [
                     *         {
                     *           "accountId": "account-1",
                     *           "basketInfo": "EMAIL",
                     *           "basketType": "SALE",
                     *           "deliveryMode": "CARDREADER_MANDATORY",
                     *           "deviceId": "device-1",
                     *           "deviceLabel": "My phone",
                     *           "email": "ada@example.org",
                     *           "fareMediaId": "card-1",
                     *           "fareMediaLabel": "My card",
                     *           "line": 1,
                     *           "ownerFirstName": "Ada",
                     *           "ownerLastName": "King",
                     *           "products": [
                     *             {
                     *               "itemId": "b1f7c3c0-0a57-4a1e-8a53-1f6a7c9d2e10",
                     *               "modalProductId": "single-ticket",
                     *               "modalProductName": "One-hour ticket",
                     *               "modalProductVersion": 1,
                     *               "modalPlanId": "monthly-plan",
                     *               "modalPlanName": "Monthly season ticket",
                     *               "modalPlanVersion": 1,
                     *               "modalPackageId": "family-weekend",
                     *               "modalPackageName": "Family weekend",
                     *               "modalPackageVersion": 1,
                     *               "actions": [
                     *                 {
                     *                   "type": "ADD_NEW_PRODUCT_TO_BASKET",
                     *                   "label": "Renew",
                     *                   "parameters": [
                     *                     {
                     *                       "type": "TEXT",
                     *                       "code": "productId",
                     *                       "label": "Product",
                     *                       "value": "monthly-plan"
                     *                     }
                     *                   ],
                     *                   "route": "/shop/monthly-plan"
                     *                 }
                     *               ],
                     *               "address": "12 Rue de la Gare",
                     *               "basketLine": 1,
                     *               "currency": "EUR",
                     *               "deliveryMode": "CARDREADER_MANDATORY",
                     *               "fareExcludingTaxes": 155,
                     *               "fareIncludingTaxes": 170,
                     *               "line": 1,
                     *               "parameters": [
                     *                 {
                     *                   "type": "TEXT",
                     *                   "code": "productId",
                     *                   "label": "Product",
                     *                   "value": "monthly-plan"
                     *                 }
                     *               ],
                     *               "providerItemDescription": "Valid for one hour.",
                     *               "providerNetworkLabel": "Petitbus",
                     *               "quantity": 2,
                     *               "saleableUnit": "UNIT",
                     *               "totalFareExcludingTaxes": 310,
                     *               "totalFareIncludingTaxes": 340,
                     *               "totalVatAmount": 30,
                     *               "unit": 1,
                     *               "vatAmount": 15,
                     *               "vatRate": 10,
                     *               "version": 1
                     *             }
                     *           ],
                     *           "providerId": "petitbus",
                     *           "providerUserId": "p-1",
                     *           "providerUserExternalId": "x-1",
                     *           "providerUserEmail": "ada@example.org",
                     *           "providerUserFirstName": "Ada",
                     *           "providerUserLastName": "King",
                     *           "recipientUser": {
                     *             "associationId": "association-1",
                     *             "associationType": "FAMILY",
                     *             "email": "grace@example.org",
                     *             "firstName": "Grace",
                     *             "lastName": "Hopper",
                     *             "userId": "user-2"
                     *           }
                     *         }
                     *       ],
                     *       "packages": [
                     *         {
                     *           "itemId": "b1f7c3c0-0a57-4a1e-8a53-1f6a7c9d2e10",
                     *           "modalProductId": "single-ticket",
                     *           "modalProductName": "One-hour ticket",
                     *           "modalProductVersion": 1,
                     *           "modalPlanId": "monthly-plan",
                     *           "modalPlanName": "Monthly season ticket",
                     *           "modalPlanVersion": 1,
                     *           "modalPackageId": "family-weekend",
                     *           "modalPackageName": "Family weekend",
                     *           "modalPackageVersion": 1,
                     *           "actions": [
                     *             {
                     *               "type": "ADD_NEW_PRODUCT_TO_BASKET",
                     *               "label": "Renew",
                     *               "parameters": [
                     *                 {
                     *                   "type": "TEXT",
                     *                   "code": "productId",
                     *                   "label": "Product",
                     *                   "value": "monthly-plan"
                     *                 }
                     *               ],
                     *               "route": "/shop/monthly-plan"
                     *             }
                     *           ],
                     *           "address": "12 Rue de la Gare",
                     *           "basketLine": 1,
                     *           "currency": "EUR",
                     *           "deliveryMode": "CARDREADER_MANDATORY",
                     *           "fareExcludingTaxes": 155,
                     *           "fareIncludingTaxes": 170,
                     *           "line": 1,
                     *           "parameters": [
                     *             {
                     *               "type": "TEXT",
                     *               "code": "productId",
                     *               "label": "Product",
                     *               "value": "monthly-plan"
                     *             }
                     *           ],
                     *           "providerItemDescription": "Valid for one hour.",
                     *           "providerNetworkLabel": "Petitbus",
                     *           "quantity": 2,
                     *           "saleableUnit": "UNIT",
                     *           "totalFareExcludingTaxes": 310,
                     *           "totalFareIncludingTaxes": 340,
                     *           "totalVatAmount": 30,
                     *           "unit": 1,
                     *           "vatAmount": 15,
                     *           "vatRate": 10,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "plans": [
                     *         {
                     *           "itemId": "b1f7c3c0-0a57-4a1e-8a53-1f6a7c9d2e10",
                     *           "modalProductId": "single-ticket",
                     *           "modalProductName": "One-hour ticket",
                     *           "modalProductVersion": 1,
                     *           "modalPlanId": "monthly-plan",
                     *           "modalPlanName": "Monthly season ticket",
                     *           "modalPlanVersion": 1,
                     *           "modalPackageId": "family-weekend",
                     *           "modalPackageName": "Family weekend",
                     *           "modalPackageVersion": 1,
                     *           "actions": [
                     *             {
                     *               "type": "ADD_NEW_PRODUCT_TO_BASKET",
                     *               "label": "Renew",
                     *               "parameters": [
                     *                 {
                     *                   "type": "TEXT",
                     *                   "code": "productId",
                     *                   "label": "Product",
                     *                   "value": "monthly-plan"
                     *                 }
                     *               ],
                     *               "route": "/shop/monthly-plan"
                     *             }
                     *           ],
                     *           "address": "12 Rue de la Gare",
                     *           "basketLine": 1,
                     *           "currency": "EUR",
                     *           "deliveryMode": "CARDREADER_MANDATORY",
                     *           "fareExcludingTaxes": 155,
                     *           "fareIncludingTaxes": 170,
                     *           "line": 1,
                     *           "parameters": [
                     *             {
                     *               "type": "TEXT",
                     *               "code": "productId",
                     *               "label": "Product",
                     *               "value": "monthly-plan"
                     *             }
                     *           ],
                     *           "providerItemDescription": "Valid for one hour.",
                     *           "providerNetworkLabel": "Petitbus",
                     *           "quantity": 2,
                     *           "saleableUnit": "UNIT",
                     *           "totalFareExcludingTaxes": 310,
                     *           "totalFareIncludingTaxes": 340,
                     *           "totalVatAmount": 30,
                     *           "unit": 1,
                     *           "vatAmount": 15,
                     *           "vatRate": 10,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "paymentModes": [
                     *         "CARD"
                     *       ],
                     *       "totalAmountExcludingTaxes": 310,
                     *       "totalAmountIncludingTaxes": 340,
                     *       "totalVatAmount": 30,
                     *       "immediateAmountExcludingTaxes": 310,
                     *       "immediateAmountIncludingTaxes": 340,
                     *       "immediateVatAmount": 30
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
                     *       "currency": "EUR",
                     *       "products": [
                     *         {
                     *           "id": "single-ticket",
                     *           "kind": "product",
                     *           "version": 1,
                     *           "name": "One-hour ticket",
                     *           "description": "Valid for one hour, changes included.",
                     *           "fareExcludingTaxes": 155,
                     *           "fareIncludingTaxes": 170,
                     *           "immediateFareIncludingTaxes": 170,
                     *           "vatAmount": 15,
                     *           "vatRate": 10,
                     *           "saleableUnit": "UNIT",
                     *           "unit": 1,
                     *           "deliveryMode": "CARDREADER_MANDATORY",
                     *           "providerId": "petitbus",
                     *           "providerNetworkLabel": "Petitbus"
                     *         }
                     *       ],
                     *       "plans": [
                     *         {
                     *           "id": "single-ticket",
                     *           "kind": "product",
                     *           "version": 1,
                     *           "name": "One-hour ticket",
                     *           "description": "Valid for one hour, changes included.",
                     *           "fareExcludingTaxes": 155,
                     *           "fareIncludingTaxes": 170,
                     *           "immediateFareIncludingTaxes": 170,
                     *           "vatAmount": 15,
                     *           "vatRate": 10,
                     *           "saleableUnit": "UNIT",
                     *           "unit": 1,
                     *           "deliveryMode": "CARDREADER_MANDATORY",
                     *           "providerId": "petitbus",
                     *           "providerNetworkLabel": "Petitbus"
                     *         }
                     *       ],
                     *       "packages": [
                     *         {
                     *           "id": "single-ticket",
                     *           "kind": "product",
                     *           "version": 1,
                     *           "name": "One-hour ticket",
                     *           "description": "Valid for one hour, changes included.",
                     *           "fareExcludingTaxes": 155,
                     *           "fareIncludingTaxes": 170,
                     *           "immediateFareIncludingTaxes": 170,
                     *           "vatAmount": 15,
                     *           "vatRate": 10,
                     *           "saleableUnit": "UNIT",
                     *           "unit": 1,
                     *           "deliveryMode": "CARDREADER_MANDATORY",
                     *           "providerId": "petitbus",
                     *           "providerNetworkLabel": "Petitbus"
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
                     *           "id": "renew-monthly-plan",
                     *           "label": "Your season ticket ends soon.",
                     *           "actions": [
                     *             {
                     *               "type": "ADD_NEW_PRODUCT_TO_BASKET",
                     *               "label": "Renew",
                     *               "parameters": [
                     *                 {
                     *                   "type": "TEXT",
                     *                   "code": "productId",
                     *                   "label": "Product",
                     *                   "value": "monthly-plan"
                     *                 }
                     *               ],
                     *               "route": "/shop/monthly-plan"
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
             *     `missing-token`: The call needs a signed-in user, and has no Authorization header.
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
                     *           "id": "night-works",
                     *           "description": "No trams after 22:00 this week.",
                     *           "picto": "circle_cone",
                     *           "buttonText": "All about the works",
                     *           "link": "/lines",
                     *           "title": "Works at night"
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
                /**
                 * @description Name of the menu, with its language at the end unless that is French.
                 * @example menu-primaire-header-de
                 */
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
                     *       "slug": "menu-primaire-header",
                     *       "items": [
                     *         {
                     *           "ID": 12,
                     *           "order": 1,
                     *           "parent": 0,
                     *           "url": "/buy",
                     *           "type_label": "Custom Link",
                     *           "child_items": [
                     *             {
                     *               "ID": 12,
                     *               "order": 1,
                     *               "parent": 0,
                     *               "url": "/buy",
                     *               "type_label": "Custom Link",
                     *               "child_items": [
                     *                 {
                     *                   "ID": 12,
                     *                   "order": 1,
                     *                   "parent": 0,
                     *                   "url": "/buy",
                     *                   "type_label": "Custom Link",
                     *                   "child_items": [],
                     *                   "title": "Buy"
                     *                 }
                     *               ],
                     *               "title": "Buy"
                     *             }
                     *           ],
                     *           "title": "Buy"
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
                /**
                 * @description For which ground it is drawn. Without it: light.
                 * @example light
                 */
                theme?: "light" | "dark";
                /**
                 * @description Whether stops are named on a ground that is drawn from a timetable. Without it: shown.
                 * @example shown
                 */
                stops?: "shown" | "hidden";
                /**
                 * @description The names alone, on a transparent square: to be laid above what hides them. Without it: all.
                 * @example names
                 */
                only?: "names";
            };
            header?: {
                /**
                 * @description The `ETag` of an answer that is already at hand: 304 when it still holds.
                 * @example "2026-11-20-4c6ba29f"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Zoom: the world is 2^z tiles wide.
                 * @example 13
                 */
                z: number;
                /**
                 * @description Column, from 0 at 180° west.
                 * @example 4057
                 */
                x: number;
                /**
                 * @description Row, from 0 in the north.
                 * @example 2845
                 */
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
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"/> */
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
    getLineTile: {
        parameters: {
            query?: {
                /**
                 * @description For which ground it is drawn. Without it: light.
                 * @example light
                 */
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
                /**
                 * @description Zoom: the world is 2^z tiles wide.
                 * @example 13
                 */
                z: number;
                /**
                 * @description Column, from 0 at 180° west.
                 * @example 4057
                 */
                x: number;
                /**
                 * @description Row, from 0 in the north.
                 * @example 2845
                 */
                y: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An SVG picture of 256 by 256, transparent where no line is. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    vary: components["headers"]["Vary"];
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"/> */
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
                /**
                 * @description Which message: `trip-updates`, `vehicle-positions` or `alerts`.
                 * @example trip-updates
                 */
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
                /**
                 * @description `bikes` or `cars`.
                 * @example bikes
                 */
                system: string;
                /**
                 * @description Name of the document, without `.json`.
                 * @example station_status
                 */
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
                    /**
                     * @example {
                     *       "last_updated": "2026-11-23T08:00:00+01:00",
                     *       "ttl": 10,
                     *       "version": "3.0",
                     *       "data": {}
                     *     }
                     */
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
    listDemoMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page with the messages, the latest first. */
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
                    /** @example <!doctype html><title>Messages</title> */
                    "application/json": string;
                };
            };
            404: components["responses"]["NoDemoCity"];
            405: components["responses"]["MethodNotAllowed"];
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
        /** @description What a page says of itself when something in it failed. */
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
                     *       "feed": "Petitbus",
                     *       "from": "2026-11-01",
                     *       "to": "2026-12-31",
                     *       "stops": 478,
                     *       "trips": 15230,
                     *       "shiftedByWeeks": 0,
                     *       "warnings": [
                     *         {
                     *           "code": "unknown-route-type",
                     *           "message": "Routes of an unknown type are shown as buses.",
                     *           "count": 3
                     *         }
                     *       ],
                     *       "sources": [
                     *         {
                     *           "source": "GTFS-RT https://network.example/alerts",
                     *           "state": "ok",
                     *           "at": "2026-11-23T07:00:00+00:00",
                     *           "ageSeconds": 12,
                     *           "problem": null,
                     *           "warnings": [
                     *             {
                     *               "code": "unknown-route-type",
                     *               "message": "Routes of an unknown type are shown as buses.",
                     *               "count": 3
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "reload": {
                     *         "at": "2026-11-23T03:00:00+00:00",
                     *         "problem": null
                     *       },
                     *       "contentReload": {
                     *         "at": "2026-11-23T03:00:00+00:00",
                     *         "problem": null
                     *       },
                     *       "dropped": [
                     *         {
                     *           "code": "unknown-trip",
                     *           "count": 2
                     *         }
                     *       ],
                     *       "store": {
                     *         "kind": "sqlite",
                     *         "problem": null
                     *       }
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
