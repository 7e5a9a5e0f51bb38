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
         * @description The nearest address within 300 m, else the park or campus around the point, else the nearest stop within 600 m, else the district or town. At most 30 m away an address or a stop is there (`door`), else only near.
         */
        get: operations["reverseGeocode"];
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
    };
    "/api/trip-planner/v2/journeys/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Journeys between two places
         * @description Say where from and where to by coordinates or by an id (coordinates win), and when to leave or when to arrive; without a time, now. The way back of an out-and-back is a second search with `previousJourneySummaryCode`. Live delays and cancellations are already part of the answer.
         */
        post: operations["searchJourneys"];
    };
    "/api/trip-planner/v2/journeys/of-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Journeys of the address of a page of results
         * @description For a page that is sent with its journeys. The query is that of the page: `fi`, `fv`, `flat`, `flon` (from), `ti`, `tv`, `tlat`, `tlon` (to), `v[0][i]` … (via), `tt`, `dt`, `at`, `rt` (type and times) and options of the template of preferences. It is read as the app reads it: what cannot be parsed is left out, and of a repeated parameter the first counts. Without a time, now.
         */
        get: operations["searchJourneysOfAddress"];
    };
    "/api/trip-planner/v2/journeys/detailed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A journey step by step
         * @description From the code of a journey that was found, also days later: the answer has the times and alerts of now.
         */
        post: operations["getJourney"];
    };
    "/api/trip-planner/v2/journeys/later": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same journey with one ride made later
         * @description For each ride: the next two vehicles of the same line between the same stops. What comes before it stays; what comes after it is made by the same lines, as soon as one can change. Live delays and cancellations are taken into account.
         */
        post: operations["listLaterRides"];
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
    };
    "/api/v1/network/offline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The timetable to be taken along: its size, and until when it is good
         * @description For searching where there is no network. The file is packed when it is asked for first, which takes a second for a city.
         */
        get: operations["getNetworkFileOffer"];
    };
    "/networks/{id}/{version}.htn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The timetable in one file
         * @description Calendar, stops, lines, trips with their times and rules, transfers; no ids of trips, no prices, no live data. That of the timetable in use and of the one before, if they were asked for. Needs no key, so that it is kept by caches as pictures are.
         */
        get: operations["getNetworkFile"];
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
    };
    "/login/v1/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Creates an account
         * @description 204: a message is sent, whose link makes the account (confirmEmail); then sign in. An address that has an account gets a message that says so, and nothing here tells the two apart. 201: this server sends no messages, and the account is there at once; `email-taken` comes from such a server only.
         */
        post: operations["createAccount"];
    };
    "/login/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
    };
    "/login/v1/confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
    };
    "/login/v1/resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
    };
    "/userinfo/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes attributes of the person who is signed in
         * @description All of them or, when one is refused, none. `email` and `password` need `currentPassword` beside them, and sign out all other sessions. The address from before is notified; a new one gets the message that confirms it.
         */
        put: operations["updateMe"];
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
        /**
         * Signs out everywhere else
         * @description The session whose token is sent goes on: `deleteSession` ends it.
         */
        delete: operations["endOtherSessions"];
    };
    "/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Signs out on one device
         * @description It may be the session whose token is sent.
         */
        delete: operations["endSession"];
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
    };
    "/me/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deletes the account of the person who is signed in
         * @description With all its sessions, favourites and carts, at once and for good. The anonymous carts of its e-mail address, and of those that it had before, go with it.
         */
        post: operations["deleteAccount"];
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
        /**
         * Adds a favourite
         * @description A `LINE` and a `STOP_POINT`, with its `lineIds`, must be in the timetable: else 400 `unknown-line` or `unknown-stop`. An `ADDRESS` and every other type, e.g. `POI`, are taken as they are, because points of interest come and go with their sources. There can be 200 of each, and one address that is `HOME` and one that is `WORK`: the one before becomes `OTHER`.
         */
        post: operations["addFavorite"];
    };
    "/api/v1/favorites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes an address or a stop, or renames another favourite
         * @description Send all of it: what is left out is gone. The type stays, and of others than addresses and stops the id; a line cannot be changed. A change older than what the account has, by its `changedAt`, changes nothing. Ids that change are looked up as when a favourite is added.
         */
        put: operations["changeFavorite"];
        /**
         * Deletes a favourite
         * @description Of any type.
         */
        delete: operations["deleteFavorite"];
    };
    "/api/v1/favorites/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Puts the favourites in order
         * @description The named ones come first, in this order; others, added on another device, stay behind them in theirs. Ids of favourites that are gone are ignored. An order older than the last one, by its `changedAt`, changes nothing.
         */
        put: operations["orderFavorites"];
    };
    "/api/v1/favorites/synchronize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Adds the favourites that a device has stored
         * @description Takes the lists as `listFavorites` answers them. What is there already stays as it is, unless the `updatedAt` of the entry is later; an entry that cannot be taken does not keep the others out. Sending it again changes nothing.
         */
        post: operations["synchronizeFavorites"];
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
    };
    "/store/cart/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Puts something into the cart
         * @description That of the user whose token comes along, else of the e-mail address. Anonymous carts are open to everybody who knows the address: put no secret into them. The same product for the same recipient adds to the quantity. One address of the network can begin 60 anonymous carts an hour.
         */
        post: operations["addCartItem"];
    };
    "/store/cart/items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Says how many there are of an item
         * @description In the cart of the user whose token comes along, else of the e-mail address. Anonymous carts are open to everybody who knows the address: put no secret into them.
         */
        put: operations["changeCartItem"];
        /**
         * Takes an item out of the cart
         * @description In the cart of the user whose token comes along, else of the e-mail address. Anonymous carts are open to everybody who knows the address: put no secret into them.
         */
        delete: operations["removeCartItem"];
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
         * @description To be laid above the map’s background, up to zoom 12: lines in their own colours, simplified for the zoom, trains, metros and trams above buses. At most 400 lines and 64 kB, four times as much for 512 pixels: where there is more, buses are left out first. Needs no key, as images are requested without headers.
         */
        get: operations["getLineTile"];
    };
    "/map/still": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture of the map as it is first seen
         * @description The ground without names, at home with the rail lines of the network, for a page to show until its map is there. Where it would have more than 9 kB after gzip, houses and small ways are left out. Needs no key, as images are requested without headers.
         */
        get: operations["getStill"];
    };
    "/map/still/stopAreas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture of the map around a stop area
         * @description By its id or by that of one of its stop points, at zoom 16: the ground without names, for a page to show until its map is there. Where it would have more than 9 kB after gzip, houses and small ways are left out. Needs no key, as images are requested without headers.
         */
        get: operations["getStopAreaStill"];
    };
    "/map/still/lines/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture of the map with a line
         * @description By its id: the line in its colour on the ground without names, fitted into the room that a small screen has, for a page to show until its map is there. Where it would have more than 9 kB after gzip, houses and small ways are left out. Needs no key, as images are requested without headers.
         */
        get: operations["getLineStill"];
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
    };
    "/api/v1/clientErrors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports that something in a page failed
         * @description For the operator: a line of its log and a count. Send nothing about the person, and no addresses.
         */
        post: operations["reportClientError"];
    };
    "/api/v1/pageFigures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports how fast a page was
         * @description For the operator: figures of its metrics, by remote and version. Sent once by a page, when it is left.
         */
        post: operations["reportPageFigures"];
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
         * @description 503 while the timetable is loaded, until live data was read or five seconds have passed and the search threads have prepared themselves, and from the moment that the server is to stop.
         */
        get: operations["getReadiness"];
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
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A search, and its answer. */
        AddressAnswer: {
            search: components["schemas"]["JourneySearchBody"];
            answer: components["schemas"]["JourneySearchAnswer"];
        };
        /** @description Something that travellers should know about lines and stops. */
        Alert: {
            /** @description Id of the alert in its source. */
            id: string;
            /**
             * @description What it does to the service.
             * @enum {unknown}
             */
            effect: "noService" | "reducedService" | "significantDelays" | "detour" | "additionalService" | "modifiedService" | "stopMoved" | "accessibilityIssue" | "other";
            /**
             * @description How grave it is: `info` is good to know, `severe` changes a journey.
             * @enum {unknown}
             */
            severity: "info" | "warning" | "severe";
            /** @description The alert in one line, in the language of the answer where the source has it. */
            header: string;
            /** @description More of it, as plain text. Empty when the header says it all. */
            description: string;
            /** @description Where to read on, http or https. Empty where there is no such page. */
            url: string;
            /** @description When it holds, by time. Empty: always. */
            periods: {
                /**
                 * Format: date-time
                 * @description When it begins. Null: it has always held.
                 */
                from: string | null;
                /**
                 * Format: date-time
                 * @description When it ends. Null when it is not known yet.
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
            /** @description How many there are, sent or not. */
            alertCount: number;
        };
        /** @description What an account says of a person; what it does not say is absent. */
        Attributes: {
            /**
             * Format: email
             * @description The e-mail address of the account.
             */
            email?: string;
            /** @description Whether a link was opened that was sent to the address. It cannot be set. */
            emailVerified?: boolean;
            /** @description First name. */
            firstName?: string;
            /** @description Last name. */
            lastName?: string;
            /** @description Telephone, as the person wrote it. */
            phone?: string;
            /**
             * Format: date
             * @description Day of birth.
             */
            birthDate?: string;
            /** @description Number and street. */
            address?: string;
            /** @description Postcode. */
            zipCode?: string;
            /** @description Town. */
            city?: string;
            /**
             * @description The language in which the person wants to be written to.
             * @enum {unknown}
             */
            language?: "fr" | "en" | "es" | "it" | "de";
            /** @description Whether the person wants the newsletter. */
            newsletter?: boolean;
        };
        /** @description Something that a tenant tells all its travellers. */
        Banner: {
            /** @description Id of the banner: remember it of one that was closed. */
            id: string;
            /** @description The text. Its line breaks are to be shown. */
            description: string;
            /**
             * @description The picture beside it.
             * @enum {unknown}
             */
            picto: "circle_info" | "circle_check" | "circle_cone" | "circle_warning" | "circle_question";
            /** @description What is written on the button. Null: there is no button. */
            buttonText: string | null;
            /** @description Where the button leads: an address, or a path of the app without its language. Null: there is none. */
            link: string | null;
            /** @description What stands first. */
            title: string;
        };
        /** @description The banners of now. */
        Banners: {
            /** @description The most important first. */
            banners: components["schemas"]["Banner"][];
        };
        /** @description The products of one provider for one recipient. */
        Basket: {
            /** @description Id of the customer’s account at the provider. Null in this demo. */
            accountId: string | null;
            /**
             * @description By what the products reach the recipient.
             * @enum {unknown}
             */
            basketInfo: "EMAIL" | "PROVIDERACCOUNT" | "PROVIDERACCOUNTANDDEVICE" | "PROVIDERACCOUNTANDFAREMEDIA" | "PROVIDERFAREMEDIA";
            /**
             * @description What is bought.
             * @enum {unknown}
             */
            basketType: "FAREMEDIA" | "REGULARIZATION" | "SALE";
            /** @description How the products reach the recipient. Null where there is none. */
            deliveryMode: string | null;
            /** @description Id of a device. Null in this demo. */
            deviceId: string | null;
            /** @description What the device is called. Null in this demo. */
            deviceLabel: string | null;
            /** @description E-mail address of the customer. Null where there is none. */
            email: string | null;
            /** @description Id of a card. Null in this demo. */
            fareMediaId: string | null;
            /** @description What the card is called. Null in this demo. */
            fareMediaLabel: string | null;
            /** @description From 1. */
            line: number;
            /** @description First name of the card’s owner. Null in this demo. */
            ownerFirstName: string | null;
            /** @description Last name of the card’s owner. Null in this demo. */
            ownerLastName: string | null;
            /** @description What lies in it. */
            products: components["schemas"]["CartLine"][];
            /** @description Id of the provider. Null where there is none. */
            providerId: string | null;
            /** @description Id of the customer at the provider. Null in this demo. */
            providerUserId: string | null;
            /** @description Another id of the customer at the provider. Null in this demo. */
            providerUserExternalId: string | null;
            /** @description E-mail address of the customer at the provider. Null in this demo. */
            providerUserEmail: string | null;
            /** @description First name of the customer at the provider. Null in this demo. */
            providerUserFirstName: string | null;
            /** @description Last name of the customer at the provider. Null in this demo. */
            providerUserLastName: string | null;
            /** @description The person the products are for. Null: for the customer. */
            recipientUser: components["schemas"]["RecipientUser"] | null;
        };
        /** @description A stop of a trip where something has to be arranged. */
        BookedRow: {
            /** @description A row, from 0. */
            row: number;
            /** @description Place in `bookings` of what is arranged to get on. Null where nothing is. */
            boarding: number | null;
            /** @description Place in `bookings` of what is arranged to get off. Null where nothing is. */
            alighting: number | null;
        };
        /** @description What has to be arranged before one can get on or off. What is not known is absent. */
        Booking: {
            /**
             * @description Where it is arranged: with the operator, usually by phone, or with the driver.
             * @enum {unknown}
             */
            contact: "agency" | "driver";
            /**
             * @description `realTime`: until it leaves; `sameDay`: `minutesBefore`; `priorDays`: `daysBefore`, until `beforeTime`.
             * @enum {unknown}
             */
            notice?: "realTime" | "sameDay" | "priorDays";
            /** @description How many minutes before it leaves, at the latest. */
            minutesBefore?: number;
            /** @description How many days before, at the latest. */
            daysBefore?: number;
            /** @description Until which time of that day, on the network’s clocks. */
            beforeTime?: string;
            /**
             * Format: date-time
             * @description The earliest time for this departure. Absent in a timetable for many days.
             */
            fromDateTime?: string;
            /**
             * Format: date-time
             * @description The latest time for this departure. Absent in a timetable for many days.
             */
            untilDateTime?: string;
            /** @description The number to call, as published. */
            phone?: string;
            /** @description What the network says about it, as published. */
            message?: string;
            /**
             * Format: uri
             * @description A page about it.
             */
            infoUrl?: string;
            /**
             * Format: uri
             * @description A page or app to book on.
             */
            bookingUrl?: string;
        };
        /** @description A cart, with all its sums. */
        Cart: {
            /** @description Id of the cart. */
            id: string;
            /** @description Id of the account that it belongs to, if it is no anonymous cart. Null where there is none. */
            userId: string | null;
            /**
             * @description Always open: nothing can be paid for.
             * @enum {unknown}
             */
            status: "OPEN";
            /** @description ISO 4217 code. */
            currency: string;
            /** @description Whether nothing is in it. */
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
            /** @description Price of everything without taxes, in the smallest unit of the currency, e.g. cents. */
            totalAmountExcludingTaxes: number;
            /** @description Price of everything, in the smallest unit of the currency, e.g. cents. */
            totalAmountIncludingTaxes: number;
            /** @description Taxes on everything, in the smallest unit of the currency, e.g. cents. */
            totalVatAmount: number;
            /** @description What is due at once without taxes: a plan may be paid month by month, in the smallest unit of the currency, e.g. cents. */
            immediateAmountExcludingTaxes: number;
            /** @description What is due at once, in the smallest unit of the currency, e.g. cents. */
            immediateAmountIncludingTaxes: number;
            /** @description Taxes on what is due at once, in the smallest unit of the currency, e.g. cents. */
            immediateVatAmount: number;
        };
        /** @description Something in a cart: a product, a plan or a package. */
        CartLine: {
            /** @description Id of the line, for `/store/cart/items/{id}`. */
            itemId: string;
            /** @description Id of the product, if it is one. Null where there is none. */
            modalProductId: string | null;
            /** @description What the product is called, in the language of the answer. Null where there is none. */
            modalProductName: string | null;
            /** @description Version of the product. Null where the line is none. */
            modalProductVersion: number | null;
            /** @description Id of the plan, if it is one. Null where there is none. */
            modalPlanId: string | null;
            /** @description What the plan is called. Null where there is none. */
            modalPlanName: string | null;
            /** @description Version of the plan. Null where the line is none. */
            modalPlanVersion: number | null;
            /** @description Id of the package, if it is one. Null where there is none. */
            modalPackageId: string | null;
            /** @description What the package is called. Null where there is none. */
            modalPackageName: string | null;
            /** @description Version of the package. Null where the line is none. */
            modalPackageVersion: number | null;
            /** @description What the customer can do with the line; can be empty. */
            actions: components["schemas"]["ShopAction"][];
            /** @description Where it is sent. Null in this demo. */
            address: string | null;
            /** @description `line` of the basket that it lies in. Null for plans and packages. */
            basketLine: number | null;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description How it reaches the customer. Null where there is none. */
            deliveryMode: string | null;
            /** @description Price of one piece without taxes, in the smallest unit of the currency, e.g. cents. */
            fareExcludingTaxes: number;
            /** @description Price of one piece, in the smallest unit of the currency, e.g. cents. */
            fareIncludingTaxes: number;
            /** @description From 1, in the order in which lines were added. */
            line: number;
            /** @description Of plans and packages for another person: their name. */
            parameters: components["schemas"]["ShopParameter"][];
            /** @description What the network says of it. Null where there is none. */
            providerItemDescription: string | null;
            /** @description The network that it is for. Null where there is none. */
            providerNetworkLabel: string | null;
            /** @description How many pieces. */
            quantity: number;
            /**
             * @description What one piece is counted in.
             * @enum {unknown}
             */
            saleableUnit: "UNIT" | "MONETARY" | "NONE";
            /** @description Price of all pieces without taxes, in the smallest unit of the currency, e.g. cents. */
            totalFareExcludingTaxes: number;
            /** @description Price of all pieces, in the smallest unit of the currency, e.g. cents. */
            totalFareIncludingTaxes: number;
            /** @description Taxes on all pieces, in the smallest unit of the currency, e.g. cents. */
            totalVatAmount: number;
            /** @description How many of its unit one piece holds, e.g. ten trips. */
            unit: number;
            /** @description Taxes on one piece, in the smallest unit of the currency, e.g. cents. */
            vatAmount: number;
            /** @description Taxes in percent. */
            vatRate: number;
            /** @description Version of what is sold. */
            version: number;
        };
        /** @description Something that is sold. */
        CatalogueItem: {
            /** @description Id of what is sold: `productId` of the cart. */
            id: string;
            /**
             * @description What kind of thing is sold.
             * @enum {unknown}
             */
            kind: "product" | "plan" | "package";
            /** @description Version of what is sold. */
            version: number;
            /** @description What it is called, in the language of the answer. */
            name: string;
            /** @description What it is, in the language of the answer. */
            description: string;
            /** @description Price without taxes, in the smallest unit of the currency, e.g. cents. */
            fareExcludingTaxes: number;
            /** @description Price, in the smallest unit of the currency, e.g. cents. */
            fareIncludingTaxes: number;
            /** @description What is due at once: a plan may be paid month by month, in the smallest unit of the currency, e.g. cents. */
            immediateFareIncludingTaxes: number;
            /** @description Taxes, in the smallest unit of the currency, e.g. cents. */
            vatAmount: number;
            /** @description Taxes in percent. */
            vatRate: number;
            /**
             * @description What one piece is counted in.
             * @enum {unknown}
             */
            saleableUnit: "UNIT" | "MONETARY" | "NONE";
            /** @description How many of its unit one piece holds, e.g. ten trips. */
            unit: number;
            /** @description How it reaches the customer. Null where that does not matter. */
            deliveryMode: string | null;
            /** @description Id of the provider. */
            providerId: string;
            /** @description The network that it is for. */
            providerNetworkLabel: string;
        };
        /** @description What a page says of itself when something in it failed. */
        ClientErrorBody: {
            /**
             * @description What failed, as in docs/failures.md; `error` for whatever else was thrown.
             * @enum {unknown}
             */
            code: "not-configured" | "network" | "timeout" | "server-error" | "wrong-contract" | "invalid-module" | "missing-view" | "crashed" | "paint-differs" | "error";
            /** @description Id of a remote, `host` for the page itself. */
            remote: string;
            /** @description Version of the remote. */
            version?: string;
            /** @description What was being done. */
            step: string;
            /** @description Which build of the host the page is of. */
            build: string;
            /** @description Name of the screen, never its address; null where none is shown. */
            route: string | null;
            /** @description The error’s own words, without addresses, numbers and e-mail addresses. */
            message: string;
        };
        /** @description A menu that a tenant’s editors keep. */
        CmsMenu: {
            /** @description The name that was requested. */
            slug: string;
            /** @description In the order to show. */
            items: components["schemas"]["CmsMenuItem"][];
        };
        /** @description An entry of a menu, as WordPress’ menu plug-in shapes it. */
        CmsMenuItem: {
            /** @description Number of the entry in this menu. */
            ID: number;
            /** @description Place among its siblings, from 1. */
            order: number;
            /** @description `ID` of the entry above it; 0 at the top. */
            parent: number;
            /** @description Where it leads: an address, or a path of the app without its language. Empty where it leads nowhere. */
            url: string;
            /**
             * @description What kind of entry it is, as the content system names it.
             * @enum {unknown}
             */
            type_label: "Custom Link" | "Page" | "Post" | "Category" | "Shortcode";
            /** @description The entries below it; empty where there are none. */
            child_items: {
                /** @description Number of the entry in this menu. */
                ID: number;
                /** @description Place among its siblings, from 1. */
                order: number;
                /** @description `ID` of the entry above it; 0 at the top. */
                parent: number;
                /** @description Where it leads: an address, or a path of the app without its language. Empty where it leads nowhere. */
                url: string;
                /**
                 * @description What kind of entry it is, as the content system names it.
                 * @enum {unknown}
                 */
                type_label: "Custom Link" | "Page" | "Post" | "Category" | "Shortcode";
                /** @description The entries below it. */
                child_items: {
                    /** @description Number of the entry in this menu. */
                    ID: number;
                    /** @description Place among its siblings, from 1. */
                    order: number;
                    /** @description `ID` of the entry above it; 0 at the top. */
                    parent: number;
                    /** @description Where it leads: an address, or a path of the app without its language. Empty where it leads nowhere. */
                    url: string;
                    /**
                     * @description What kind of entry it is, as the content system names it.
                     * @enum {unknown}
                     */
                    type_label: "Custom Link" | "Page" | "Post" | "Category" | "Shortcode";
                    /** @description Always empty: there is no fourth level. */
                    child_items: Record<string, never>[];
                    /** @description What is written on it. */
                    title: string;
                }[];
                /** @description What is written on it. */
                title: string;
            }[];
            /** @description What is written on it. */
            title: string;
        };
        /** @description When a departure arrives at the stop that was requested. */
        DepartureArrival: {
            /** @description The stop point where it arrives. */
            stopPointId: string;
            /** @description What stands on its sign. Empty where it has none. */
            platform: string;
            /**
             * Format: date-time
             * @description When it arrives, as expected now.
             */
            arrivalDateTime: string;
            /**
             * Format: date-time
             * @description By the timetable. Null for a trip that the timetable does not have.
             */
            scheduledArrivalDateTime: string | null;
            /**
             * @description What is known of this call. `scheduled`: nothing beyond the timetable, which is not the same as on time; `live`: its time is predicted; `cancelled`: the trip does not take place; `skipped`: it does, without halting here; `added`: the timetable does not have this trip.
             * @enum {unknown}
             */
            status: "scheduled" | "live" | "cancelled" | "skipped" | "added";
            /** @description What has to be arranged to get off there. Absent where nothing has to be. */
            booking?: components["schemas"]["Booking"];
        };
        /** @description The departures of one direction or to one terminus. */
        DepartureGroup: {
            /**
             * @description One of the two directions of the line, as in GTFS; where the feed does not say, most trips go in direction 0.
             * @enum {unknown}
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
                 */
                first: string;
                /**
                 * Format: date-time
                 * @description When the last one leaves, also after midnight.
                 */
                last: string;
            };
        };
        /** @description One vehicle of the line that leaves the stop. */
        DepartureOfLine: {
            /** @description Id of the trip, for `/api/v1/trips/{id}`. */
            tripId: string;
            /**
             * Format: date
             * @description Service day of the trip: `date` of `/api/v1/trips/{id}`. What leaves after midnight keeps the day before.
             */
            serviceDate: string;
            /** @description `offset` of `/api/v1/trips/{id}`: selects one departure of a trip by headway; else 0. */
            offset: number;
            /** @description The stop point where it leaves. */
            stopPointId: string;
            /** @description What stands on its sign. Empty where it has none. */
            platform: string;
            /**
             * @description One of the two directions of the line, as in GTFS; where the feed does not say, most trips go in direction 0.
             * @enum {unknown}
             */
            direction: 0 | 1;
            /** @description Where it goes, as on the vehicle. */
            headsign: string;
            /**
             * Format: date-time
             * @description When it leaves, as expected now; of one that is not made, as in the timetable.
             */
            departureDateTime: string;
            /**
             * Format: date-time
             * @description When it leaves by the timetable. Null for a trip that the timetable does not have.
             */
            scheduledDepartureDateTime: string | null;
            /**
             * @description What is known of this call. `scheduled`: nothing beyond the timetable, which is not the same as on time; `live`: its time is predicted; `cancelled`: the trip does not take place; `skipped`: it does, without halting here; `added`: the timetable does not have this trip.
             * @enum {unknown}
             */
            status: "scheduled" | "live" | "cancelled" | "skipped" | "added";
            /** @description Seconds it is late; negative when early. Null unless `status` is `live`. */
            delaySeconds: number | null;
            /**
             * @description Whether a wheelchair gets on here: the stop and the vehicle.
             * @enum {unknown}
             */
            wheelchair: "unknown" | "yes" | "no";
            /** @description Whether it runs only for those who have booked. */
            onDemand: boolean;
            /** @description Seconds from one vehicle to the next where the timetable tells only how often they come: times are then about right. Else null. */
            headwaySeconds: number | null;
            /** @description What has to be arranged to get on here. Absent where nothing has to be. */
            booking?: components["schemas"]["Booking"];
            /** @description Whether it is the first of this service day by the timetable, among those it is grouped with. */
            isFirst: boolean;
            /** @description Whether it is the last of this service day by the timetable, among those it is grouped with. */
            isLast: boolean;
            /** @description Its arrival at `toStopPointId`. Null when it was not requested. */
            arrival: components["schemas"]["DepartureArrival"] | null;
        };
        /** @description A journey with all its steps. */
        DetailedJourney: {
            /** @description Id of the journey; safe in a path. The same as its code, so that a shared address opens later. */
            id: string;
            /** @description All that `/api/trip-planner/v2/journeys/detailed` needs, also after a restart. */
            journeySummaryCode: string;
            /** @description True for a journey with all its steps. */
            isDetailedTrip: boolean;
            /**
             * Format: date-time
             * @description When one sets out, as expected now.
             */
            departureDateTime: string;
            /**
             * Format: date-time
             * @description When one is there, as expected now.
             */
            arrivalDateTime: string;
            /**
             * Format: date-time
             * @description When it leaves by the timetable. Null for a trip that the timetable does not have.
             */
            scheduledDepartureDateTime: string | null;
            /**
             * Format: date-time
             * @description When it arrives by the timetable. Null for a trip that the timetable does not have.
             */
            scheduledArrivalDateTime: string | null;
            /**
             * @description Whether it still holds. `missedConnection`: a vehicle is expected to leave before one can be there; `cancelled`: one does not run or does not stop where one gets on or off; `live`: more is known than the timetable says; `scheduled`: it is not.
             * @enum {unknown}
             */
            realTime: "scheduled" | "live" | "missedConnection" | "cancelled";
            /** @description From setting out to being there, in seconds, waiting included. */
            durationSeconds: number;
            /** @description How often one changes vehicles. */
            changes: number;
            /** @description Metres on foot, changes included. */
            walkingMetres: number;
            /** @description Seconds on foot, changes included. */
            walkingSeconds: number;
            /** @description The modes of its rides, each once; empty for one that only walks or cycles. */
            modes: ("metro" | "tram" | "bus" | "coach" | "train" | "cableCar" | "funicular" | "ferry" | "onDemand")[];
            /** @description Grams of CO₂ for one traveller. */
            co2Grams: number;
            /** @description The price for one adult. Null where it is not known. */
            fare: {
                /** @description In the smallest unit of the currency, e.g. cents. */
                amount: number;
                /** @description ISO 4217 code. */
                currency: string;
            } | null;
            /**
             * @description Why there is no price. `no-fares`: none are published; `no-ride`: nothing is to be paid; `no-fare`: none of them is for this journey; `several-currencies`: no one currency pays for all of it; `not-understood`: they say something about it that is not read. Absent with a price.
             * @enum {unknown}
             */
            noFareReason?: "no-fares" | "no-ride" | "no-fare" | "several-currencies" | "not-understood";
            /**
             * @description Whether a wheelchair gets through: all stops, vehicles and ways.
             * @enum {unknown}
             */
            accessibility: "unknown" | "yes" | "no";
            /**
             * @description `agency`: some ride has to be booked with the operator; `driver`: a driver has to be asked to stop. Absent where neither has to be.
             * @enum {unknown}
             */
            contact?: "agency" | "driver";
            from: components["schemas"]["SectionPoint"];
            to: components["schemas"]["SectionPoint"];
            /** @description True where the timetable has changed since the code was made, and a ride is scheduled up to two minutes earlier or later than then. Absent otherwise. */
            changedTimes?: boolean;
            /** @description Where the timetable does not say whether there are stairs. Absent unless the journey was searched with `avoidStairs`. */
            stairsUnknownAt?: string[];
            /** @description Its steps, in order. */
            sections: components["schemas"]["Section"][];
        };
        /** @description An address that a person keeps. */
        FavoriteAddress: {
            /** @description Id of the favourite, for changing and deleting it. */
            favoriteId: string;
            /**
             * Format: date-time
             * @description When it was added or last changed, in UTC.
             */
            updatedAt: string;
            /** @description E.g. `HOME`, `WORK` or `OTHER`. */
            category: string;
            /** @description What the person calls it. */
            label: string;
            /** @description Where it is. */
            address: {
                /** @description Number and street. Empty where the person named none. */
                street: string;
                /** @description The postcode. Empty where the person named none. */
                zipCode: string;
                /** @description The town. Empty where the person named none. */
                city: string;
                /** @description Where it is. */
                coordinates: {
                    /** @description Degrees north of the equator, WGS 84; negative south of it. */
                    lat: number;
                    /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
                    lon: number;
                };
            };
        };
        /** @description A favourite. Which fields it needs depends on its type; those that its type does not have are refused. */
        FavoriteBody: {
            /** @description `LINE` (needs id), `STOP_POINT` (needs id, can have lineIds), `ADDRESS` (needs label and coordinates), `POI` or another word (needs id and label). */
            type: string;
            /** @description Id of the line, the stop or the point of interest. That of a line or a stop must be in the timetable; that of a point of interest is not looked up. */
            id?: string;
            /** @description Of a stop: the lines that the person takes there. */
            lineIds?: string[];
            /** @description What the person calls it. */
            label?: string;
            /** @description Of an address: e.g. `HOME` or `WORK`. Without it: `OTHER`. */
            category?: string;
            /** @description Of an address: number and street. */
            street?: string;
            /** @description Of an address: the postcode. */
            zipCode?: string;
            /** @description Of an address: the town. */
            city?: string;
            /** @description Where it is. */
            coordinates?: {
                /** @description Degrees north of the equator, WGS 84; negative south of it. */
                lat: number;
                /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
                lon: number;
            };
            /** @description When the person made the change, for a device that could not send it at once. Of two changes of the same favourite the one made later counts. Absent or in the future: now. */
            changedAt?: string;
        };
        /** @description One favourite, in the shape that its list has. */
        FavoriteEntry: components["schemas"]["FavoriteLine"] | components["schemas"]["FavoriteAddress"] | components["schemas"]["FavoriteStopPoint"] | components["schemas"]["FavoritePointOfInterest"];
        /** @description A line that a person keeps. */
        FavoriteLine: {
            /** @description Id of the favourite, for changing and deleting it. */
            favoriteId: string;
            /**
             * Format: date-time
             * @description When it was added or last changed, in UTC.
             */
            updatedAt: string;
            /** @description The line. */
            line: {
                /** @description Id of the line. */
                id: string;
            };
            /** @description Whether the timetable has it now: timetables change, favourites stay. */
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
            /** @description When the person made the change, for a device that could not send it at once. Of two changes of the same favourite the one made later counts. Absent or in the future: now. */
            changedAt?: string;
        };
        /** @description A point of interest, or anything else that has an id and a label. */
        FavoritePointOfInterest: {
            /** @description Id of the favourite, for changing and deleting it. */
            favoriteId: string;
            /**
             * Format: date-time
             * @description When it was added or last changed, in UTC.
             */
            updatedAt: string;
            /** @description The type with which it was added. */
            type: string;
            /** @description What the person calls it. */
            label: string;
            /** @description What it is. */
            pointOfInterest: {
                /** @description The id with which it was added. */
                id: string;
            };
            /** @description What it is called and where it is now. Absent where the id is no longer known. */
            place?: {
                /** @description What kind of place: a `type` of places. */
                type: string;
                /** @description What it is called. */
                name: string;
                /** @description Its town. Empty where it is not known. */
                city: string;
                /** @description Where it is. */
                coordinates: {
                    /** @description Degrees north of the equator, WGS 84; negative south of it. */
                    lat: number;
                    /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
                    lon: number;
                };
            };
        };
        /** @description A stop that a person keeps. */
        FavoriteStopPoint: {
            /** @description Id of the favourite, for changing and deleting it. */
            favoriteId: string;
            /**
             * Format: date-time
             * @description When it was added or last changed, in UTC.
             */
            updatedAt: string;
            /** @description The stop. */
            stopPoint: {
                /** @description Id of the stop point or the stop area. */
                id: string;
                /** @description The lines that the person takes there; empty: all. */
                lineIds: string[];
            };
            /** @description Whether the timetable has it now: timetables change, favourites stay. */
            served: boolean;
            /** @description What it is called and where it is now. Absent where the id is no longer known. */
            place?: {
                /** @description What kind of place: a `type` of places. */
                type: string;
                /** @description What it is called. */
                name: string;
                /** @description Its town. Empty where it is not known. */
                city: string;
                /** @description Where it is. */
                coordinates: {
                    /** @description Degrees north of the equator, WGS 84; negative south of it. */
                    lat: number;
                    /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
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
                /** @description Name of the list. */
                list: string;
                /** @description Position in the list that was sent, from 0. */
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
                 *     | `engine-unavailable` | 503 | The journey engine does not answer as it should. | Send the same request after the seconds that Retry-After names. |
                 *     | `journey-expired` | 404 | The timetable has changed and the journey is no longer in it. | Search again. |
                 *     | `menu-not-found` | 404 | There is no menu of this name. | Do without the menu, or get its name from the operator. |
                 *     | `tile-not-found` | 404 | The map does not reach as far as this tile. | Show nothing there. |
                 *     | `network-file-not-found` | 404 | No network has this id, or its file has another version by now. | Ask for the offer again, which names the file there is. |
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
                 * @enum {unknown}
                 */
                code: "invalid-request" | "missing-api-key" | "unknown-api-key" | "unknown-address" | "method-not-allowed" | "too-large" | "too-long" | "unsupported-media-type" | "too-many-requests" | "internal" | "loading" | "stopping" | "busy" | "invalid-date" | "invalid-time" | "beyond-limit" | "invalid-place" | "missing-place" | "return-too-early" | "invalid-summary-code" | "box-across-180" | "place-not-found" | "kind-not-found" | "nothing-near" | "line-not-found" | "stop-not-found" | "stop-point-not-found" | "stop-area-not-found" | "trip-not-found" | "trip-not-on-this-day" | "run-not-found" | "engine-unavailable" | "journey-expired" | "menu-not-found" | "tile-not-found" | "network-file-not-found" | "no-demo-city" | "document-not-found" | "not-simulated" | "message-not-found" | "search-interrupted" | "incomplete-favourite" | "invalid-favourite" | "unknown-field" | "unknown-stop" | "unknown-line" | "not-changeable" | "invalid-attribute" | "unknown-attribute" | "invalid-email" | "weak-password" | "current-password-needed" | "wrong-password" | "link-over" | "missing-token" | "session-over" | "wrong-credentials" | "no-cart-owner" | "product-not-found" | "cart-item-not-found" | "session-not-found" | "favourite-not-found" | "same-favourite" | "favourite-deleted" | "favourite-changed" | "too-many-favourites" | "email-taken" | "demo-account" | "no-messages" | "cart-full" | "too-many-pieces" | "cart-busy" | "too-many-attempts" | "store-unavailable";
                /** @description What is wrong, as an English message. */
                message: string;
            }[];
        };
        /** @description First and last vehicle of a service day to leave its first stop. */
        FirstAndLast: {
            /**
             * Format: date-time
             * @description When the first one leaves.
             */
            first: string;
            /**
             * Format: date-time
             * @description When the last one leaves.
             */
            last: string;
        };
        /** @description The middle of what is seen of a map, and its zoom. */
        FirstView: {
            /** @description Degrees north of the equator, WGS 84; negative south of it. */
            lat: number;
            /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
            lon: number;
            /** @description As on the usual maps of the web, in quarters. */
            zoom: number;
        };
        /** @description How the parts of the server do. */
        Health: {
            /**
             * @description `degraded`: travellers are answered, but something needs an operator.
             * @enum {unknown}
             */
            status: "ready" | "degraded";
            /** @description What the network is called. */
            feed: string;
            /**
             * Format: date
             * @description First service day of the timetable.
             */
            from: string;
            /**
             * Format: date
             * @description Last service day of the timetable.
             */
            to: string;
            /** @description How many stop points the timetable has. */
            stops: number;
            /** @description How many trips the timetable has. */
            trips: number;
            /** @description Weeks by which an expired calendar was moved to hold today. */
            shiftedByWeeks: number;
            /** @description What is odd about the timetable. */
            warnings: {
                /** @description What kind of warning. */
                code: string;
                /** @description What is odd, as a message for operators. */
                message: string;
                /** @description How often it was met. */
                count: number;
            }[];
            /** @description The map of streets. Null where none is given. */
            map: {
                /** @description How many kilometres of streets and paths it has around the stops. */
                streetKilometres: number;
                /** @description How many house numbers it has there. */
                addresses: number;
                /** @description How many stop points vehicles stop at. */
                stops: number;
                /** @description How many of these have a street of the map at most 150 m away. */
                coveredStops: number;
            } | null;
            /** @description The sources of live data. */
            sources: components["schemas"]["LiveSource"][];
            /** @description The last time that the timetable was to be loaded again. Null before the first. */
            reload: {
                /**
                 * Format: date-time
                 * @description When, in UTC.
                 */
                at: string;
                /** @description Why it failed, as a message for operators. Null when nothing is. */
                problem: string | null;
            } | null;
            /** @description The last time that the map was to be loaded again. Null before the first. */
            mapReload: {
                /**
                 * Format: date-time
                 * @description When, in UTC.
                 */
                at: string;
                /** @description Why it failed, as a message for operators. Null when nothing is. */
                problem: string | null;
            } | null;
            /** @description The last time that the content, which is banners, menus and shop, was to be loaded again. Null before the first. */
            contentReload: {
                /**
                 * Format: date-time
                 * @description When, in UTC.
                 */
                at: string;
                /** @description Why it failed, as a message for operators. Null when nothing is. */
                problem: string | null;
            } | null;
            /** @description What live data contains that could not be used, of all sources together. */
            dropped: {
                /** @description Why. */
                code: string;
                /** @description How many. */
                count: number;
            }[];
            /** @description Where accounts, favourites and carts are stored. */
            store: {
                /** @description `sqlite` or `postgresql`. */
                kind: string;
                /** @description What is wrong with it, as a message for operators. Null when nothing is. */
                problem: string | null;
            };
            /** @description The engine that is asked which vehicles to take. Null for the embedded one. */
            engine: {
                /** @description Which kind of engine. */
                name: string;
                /**
                 * @description `degraded`: its last call failed, or it has another timetable; `down`: it is not asked for a while.
                 * @enum {unknown}
                 */
                state: "ok" | "degraded" | "down";
                /** @description What is wrong with it, as a message for operators. Null when nothing is. */
                problem: string | null;
            } | null;
            /** @description The processes that answer on the same port. Null for one alone. */
            processes: {
                /** @description How many there should be. */
                wanted: number;
                /** @description How many of them answer. */
                ready: number;
                /** @description Calls a minute that one address can make at most, because each process counts its own, unless they count in a Valkey. 0: any number. */
                mostCallsPerMinute: number;
                /** @description What is wrong with them, as a message for operators. Null when nothing is. */
                problem: string | null;
            } | null;
            /** @description The Valkey in which several servers count the calls of a minute; while it does not answer, each counts its own. Null where none is given. */
            sharedCalls: {
                /** @description Why they cannot be counted there, as a message for operators. Null when nothing is. */
                problem: string | null;
            } | null;
        };
        /** @description A journey, in short. */
        Journey: {
            /** @description Id of the journey; safe in a path. The same as its code, so that a shared address opens later. */
            id: string;
            /** @description All that `/api/trip-planner/v2/journeys/detailed` needs, also after a restart. */
            journeySummaryCode: string;
            /** @description True for a journey with all its steps. */
            isDetailedTrip: boolean;
            /**
             * Format: date-time
             * @description When one sets out, as expected now.
             */
            departureDateTime: string;
            /**
             * Format: date-time
             * @description When one is there, as expected now.
             */
            arrivalDateTime: string;
            /**
             * Format: date-time
             * @description When it leaves by the timetable. Null for a trip that the timetable does not have.
             */
            scheduledDepartureDateTime: string | null;
            /**
             * Format: date-time
             * @description When it arrives by the timetable. Null for a trip that the timetable does not have.
             */
            scheduledArrivalDateTime: string | null;
            /**
             * @description Whether it still holds. `missedConnection`: a vehicle is expected to leave before one can be there; `cancelled`: one does not run or does not stop where one gets on or off; `live`: more is known than the timetable says; `scheduled`: it is not.
             * @enum {unknown}
             */
            realTime: "scheduled" | "live" | "missedConnection" | "cancelled";
            /** @description From setting out to being there, in seconds, waiting included. */
            durationSeconds: number;
            /** @description How often one changes vehicles. */
            changes: number;
            /** @description Metres on foot, changes included. */
            walkingMetres: number;
            /** @description Seconds on foot, changes included. */
            walkingSeconds: number;
            /** @description The modes of its rides, each once; empty for one that only walks or cycles. */
            modes: ("metro" | "tram" | "bus" | "coach" | "train" | "cableCar" | "funicular" | "ferry" | "onDemand")[];
            /** @description Grams of CO₂ for one traveller. */
            co2Grams: number;
            /** @description The price for one adult. Null where it is not known. */
            fare: {
                /** @description In the smallest unit of the currency, e.g. cents. */
                amount: number;
                /** @description ISO 4217 code. */
                currency: string;
            } | null;
            /**
             * @description Why there is no price. `no-fares`: none are published; `no-ride`: nothing is to be paid; `no-fare`: none of them is for this journey; `several-currencies`: no one currency pays for all of it; `not-understood`: they say something about it that is not read. Absent with a price.
             * @enum {unknown}
             */
            noFareReason?: "no-fares" | "no-ride" | "no-fare" | "several-currencies" | "not-understood";
            /**
             * @description Whether a wheelchair gets through: all stops, vehicles and ways.
             * @enum {unknown}
             */
            accessibility: "unknown" | "yes" | "no";
            /**
             * @description `agency`: some ride has to be booked with the operator; `driver`: a driver has to be asked to stop. Absent where neither has to be.
             * @enum {unknown}
             */
            contact?: "agency" | "driver";
            /** @description Where it begins. */
            from?: components["schemas"]["MapPoint"];
            /** @description Where it ends. */
            to?: components["schemas"]["MapPoint"];
            /** @description True where no journey leaves earlier on its service day. Absent elsewhere and where it is not known. */
            isFirstOfDay?: boolean;
            /** @description True where no journey leaves later on its service day. Absent elsewhere and where it is not known. */
            isLastOfDay?: boolean;
            /** @description Its steps, in order. */
            sections: components["schemas"]["SummarySection"][];
        };
        /** @description Which journey. */
        JourneyDetailBody: {
            /**
             * @description Always 0: the way out and the way back are two journeys, each with its own code.
             * @enum {unknown}
             */
            tripType: 0;
            /** @description The code of a journey that was found. */
            journeySummaryCode: string;
        };
        /** @description Journeys of one kind. */
        JourneyGroup: {
            /**
             * @description What its journeys have in common.
             * @enum {unknown}
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
             * @enum {unknown}
             */
            reason: "same-place" | "outside-timetable" | "no-stop-near-origin" | "no-stop-near-destination" | "nothing-runs" | "walking-is-quicker" | null;
            /**
             * Format: date-time
             * @description Where no public transport is shown: when a journey that is worth riding leaves again. Null elsewhere, where none does, and where the walk takes 15 minutes or less.
             */
            nextDepartureDateTime: string | null;
            /**
             * Format: date-time
             * @description Where nothing arrives in time: when the last one of an earlier day arrives that can still be taken. Else null.
             */
            nextArrivalDateTime: string | null;
        };
        /** @description Where from, where to, when and how. Coordinates win over an id. */
        JourneySearchBody: {
            /** @description Id of the place. Enough for a stop or a place that search finds; not needed beside coordinates. */
            fromId?: string;
            /** @description What the traveller calls it: the name of that end of the journey. */
            fromValue?: string;
            /** @description Degrees north of the equator, WGS 84; negative south of it. */
            fromLat?: number;
            /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
            fromLon?: number;
            /** @description Id of the place. Enough for a stop or a place that search finds; not needed beside coordinates. */
            toId?: string;
            /** @description What the traveller calls it: the name of that end of the journey. */
            toValue?: string;
            /** @description Degrees north of the equator, WGS 84; negative south of it. */
            toLat?: number;
            /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
            toLon?: number;
            /**
             * @description 0: a simple trip; 1: out and back.
             * @enum {unknown}
             */
            tripType: 0 | 1;
            /** @description When to leave, at the earliest. Without this and arrivalDateTime: now. */
            departureDateTime?: string;
            /** @description When to be there, at the latest. Simple trips only. */
            arrivalDateTime?: string;
            /** @description When to leave for the way back, at the earliest. Out and back only. */
            returnDateTime?: string;
            /** @description A place to pass on the way. Simple trips only. */
            via?: {
                /** @description Id of the place. Enough for a stop or a place that search finds; not needed beside coordinates. */
                id?: string;
                /** @description What the traveller calls it: the name of that end of the journey. */
                value?: string;
                /** @description Degrees north of the equator, WGS 84; negative south of it. */
                lat?: number;
                /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
                lon?: number;
                /** @description Minutes to stay there between two vehicles. 0, as without it: it is enough that a vehicle stops there. */
                stayMinutes?: number;
            }[];
            /** @description What a traveller chose: see the template of preferences. */
            itineraryOptions?: {
                /**
                 * @description What to prefer. Without it: the fastest.
                 * @enum {unknown}
                 */
                journeyType?: "fastest" | "fewestChanges" | "leastWalking";
                /**
                 * @description How one walks. Without it: normal.
                 * @enum {unknown}
                 */
                walkSpeed?: "slow" | "normal" | "fast";
                /** @description Metres one is ready to walk to the first and from the last stop. Without it: as the template says. */
                maxWalk?: number;
                /** @description Changes at most. Without it: as many as the tenant allows, else 4. */
                maxChanges?: number;
                /** @description Minutes at most between two vehicles, walking left out. Without it: as the tenant allows. */
                maxWait?: number;
                /**
                 * @description How long every change takes: as the timetable says, or 5 or 10 minutes more. Without it: as the timetable says.
                 * @enum {unknown}
                 */
                changeTime?: "asPlanned" | "plus5" | "plus10";
                /**
                 * @description `on`: only what can be used with a wheelchair.
                 * @enum {unknown}
                 */
                wheelchair?: "on" | "off";
                /**
                 * @description `on`: without the stairs and escalators that the timetable knows in stations; any stop and any vehicle.
                 * @enum {unknown}
                 */
                avoidStairs?: "on" | "off";
                /**
                 * @description `on`: by one’s own bike as well.
                 * @enum {unknown}
                 */
                bike?: "on" | "off";
                /** @description Modes that one does not want. */
                excludedModes?: ("metro" | "tram" | "bus" | "coach" | "train" | "cableCar" | "funicular" | "ferry" | "onDemand")[];
            };
            /** @description The code of the way out: asks for its way back, which leaves `to` at `returnDateTime` and ends at `from`. */
            previousJourneySummaryCode?: string;
        };
        /** @description A journey whose ride is made by a later vehicle of its line. */
        LaterJourney: {
            /**
             * Format: date-time
             * @description When the later vehicle leaves, as expected now.
             */
            departureDateTime: string;
            /**
             * Format: date-time
             * @description When one is at the end of the journey by it.
             */
            arrivalDateTime: string;
            /** @description The whole journey by it, for `/api/trip-planner/v2/journeys/detailed`. */
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
            /** @description Who runs it. */
            agency: string;
            /** @description Where its vehicles go, by direction. */
            headsigns: string[];
            /** @description Where several routes of the feed are this line, the ids of the others, which stand for it wherever the id of a line is sent. */
            otherIds?: string[];
        };
        /** @description A line as its badge shows it. */
        LineBadge: {
            /** @description Id of the line. */
            id: string;
            /** @description What stands on the vehicle; for a line without a short name, a short form of its long name. Never empty. */
            shortName: string;
            /** @description What the line is called in full. Empty where it has no such name. */
            longName: string;
            /**
             * @description What a vehicle is called, as in the timetable.
             * @enum {unknown}
             */
            mode: "metro" | "tram" | "bus" | "coach" | "train" | "cableCar" | "funicular" | "ferry" | "onDemand";
            /** @description Background of the badge, `#rrggbb`. */
            color: string;
            /** @description What is legible on it, `#rrggbb`. */
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
            /** @description Id of the line. */
            id: string;
            /** @description What stands on the vehicle; for a line without a short name, a short form of its long name. Never empty. */
            shortName: string;
            /** @description What the line is called in full. Empty where it has no such name. */
            longName: string;
            /**
             * @description What a vehicle is called, as in the timetable.
             * @enum {unknown}
             */
            mode: "metro" | "tram" | "bus" | "coach" | "train" | "cableCar" | "funicular" | "ferry" | "onDemand";
            /** @description Background of the badge, `#rrggbb`. */
            color: string;
            /** @description What is legible on it, `#rrggbb`. */
            textColor: string;
            /** @description Where several routes of the feed are this line, the ids of the others, which stand for it wherever the id of a line is sent. */
            otherIds?: string[];
            /** @description Who runs the line. */
            agency: {
                /** @description What it is called. */
                name: string;
                /** @description Its page. Empty where the timetable names none. */
                url: string;
                /** @description Its telephone. Empty where the timetable names none. */
                phone: string;
            };
            /** @description Whether it runs only for those who have booked. */
            onDemand: boolean;
            /** @description One or two. */
            directions: components["schemas"]["LineDirection"][];
            /** @description The box around its stops and ways. All zero where the timetable has no trip of it. */
            bounds: {
                /** @description Degrees north of the equator, WGS 84; negative south of it. */
                south: number;
                /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
                west: number;
                /** @description Degrees north of the equator, WGS 84; negative south of it. */
                north: number;
                /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
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
                 */
                from: string;
                /**
                 * Format: date
                 * @description Last service day of the network’s timetable.
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
             * @enum {unknown}
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
            /** @description Id of the stop area. */
            stopAreaId: string;
            /** @description What it is called. */
            name: string;
            /** @description Where the vehicles of this direction stop. */
            stopPointIds: string[];
            /** @description Degrees north of the equator, WGS 84; negative south of it. */
            lat: number;
            /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
            lon: number;
            /**
             * @description Whether it can be used with a wheelchair. `unknown` where it is not published, which is not the same as `no`.
             * @enum {unknown}
             */
            wheelchair: "unknown" | "yes" | "no";
            /** @description False on a branch, beyond the end of short workings, and where some pass without halting. */
            everyTrip: boolean;
            /** @description Of the trips of this direction, over all kinds of days, how many stop here: 0 to 1. */
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
             */
            date: string;
            /** @description Whether the line runs only for those who have booked. */
            onDemand: boolean;
            /**
             * @description Why the timetable is empty. Null when it is not.
             * @enum {unknown}
             */
            reason: "outside-timetable" | "no-such-direction" | "not-at-this-stop" | "not-on-this-day" | null;
            /**
             * Format: date
             * @description First service day of the network’s timetable.
             */
            from: string;
            /**
             * Format: date
             * @description Last service day of the network’s timetable.
             */
            to: string;
            /** @description What has to be arranged before some of the rides, each kind once; mostly empty. */
            bookings: components["schemas"]["Booking"][];
            /**
             * @description One of the two directions of the line, as in GTFS; where the feed does not say, most trips go in direction 0.
             * @enum {unknown}
             */
            direction: 0 | 1;
            /** @description From the first stop to the last. */
            rows: components["schemas"]["TimetableRow"][];
            /** @description By time from left to right. */
            columns: components["schemas"]["TimetableColumn"][];
            /** @description False when there are more columns than can be sent. */
            complete: boolean;
        };
        /** @description One way that vehicles take. */
        LineVariant: {
            /** @description Where it goes, as on the vehicle. */
            headsign: string;
            /** @description What the stop is called. */
            from: string;
            /** @description What the stop is called. */
            to: string;
            /** @description How many trips take it, over all kinds of days: to be compared, not to be shown. */
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
            /** @description Which source. */
            source: string;
            /**
             * @description `waiting` for its first answer; `stale`: it answers, with something old; `failing`: it does not answer as it should.
             * @enum {unknown}
             */
            state: "waiting" | "ok" | "stale" | "failing";
            /**
             * Format: date-time
             * @description When what is in use was written there, in UTC. Null before the first answer.
             */
            at: string | null;
            /** @description Seconds since then. Null before the first answer. */
            ageSeconds: number | null;
            /** @description What is wrong with it, as a message for operators. Null when nothing is. */
            problem: string | null;
            /** @description The parts of its last good answer that could not be used. */
            warnings: {
                /** @description What kind of warning. */
                code: string;
                /** @description What is odd, as a message for operators. */
                message: string;
                /** @description How often it was met. */
                count: number;
            }[];
        };
        /** @description Whether the process runs. */
        Liveness: {
            /**
             * @description The process answers.
             * @enum {unknown}
             */
            status: "live";
        };
        /** @description A place or a stop on the map. */
        MapPoint: {
            /** @description What it is called; empty for a point without a name. */
            name: string;
            /** @description Degrees north of the equator, WGS 84; negative south of it. */
            lat: number;
            /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
            lon: number;
            /** @description IANA name of the zone of the clocks there. Absent where it is that of the network. */
            timeZone?: string;
        };
        /** @description What is near a point: stops with their next departures, and other places. */
        Nearby: {
            /**
             * Format: date-time
             * @description When what is known of the vehicles was written. Null: nothing is known, all times are planned ones.
             */
            liveAt: string | null;
            /** @description The nearest first. */
            stops: components["schemas"]["NearbyStop"][];
            /** @description How many stops there are within `radius`, shown or not. */
            stopCount: number;
            /** @description Where stops were asked for and none is within `radius`: the nearest one. Null else, and where there is none at all. */
            nearestStop: components["schemas"]["NearestStop"] | null;
            /** @description Of the other kinds that were asked for, the nearest first. */
            places: components["schemas"]["NearbyPlace"][];
            /** @description How many of these there are within `radius`, shown or not. */
            placeCount: number;
            /** @description The kinds that the network has anywhere, near or far: to look for another one is in vain. */
            kinds: ("stopArea" | "bikeSharingStations" | "bikeParks" | "parks" | "parkAndRides" | "pointOfSales" | "chargingStations" | "carSharingStations" | "rideSharingParks")[];
        };
        /** @description The most severe alert that holds now about a line at a stop. */
        NearbyAlert: {
            /**
             * @description How grave it is.
             * @enum {unknown}
             */
            severity: "info" | "warning" | "severe";
            /** @description The alert in one line, in the language of the answer where the source has it. */
            header: string;
        };
        /** @description One vehicle that leaves a stop, in short. */
        NearbyDeparture: {
            /** @description The stop point where it leaves. */
            stopPointId: string;
            /** @description What stands on its sign. Empty where it has none. */
            platform: string;
            /** @description Where it goes, as on the vehicle. */
            headsign: string;
            /**
             * Format: date-time
             * @description When it leaves, as expected now; of one that is not made, as in the timetable.
             */
            departureDateTime: string;
            /**
             * Format: date-time
             * @description When it leaves by the timetable. Null for a trip that the timetable does not have.
             */
            scheduledDepartureDateTime: string | null;
            /**
             * @description What is known of this call. `scheduled`: nothing beyond the timetable, which is not the same as on time; `live`: its time is predicted; `cancelled`: the trip does not take place; `skipped`: it does, without halting here; `added`: the timetable does not have this trip.
             * @enum {unknown}
             */
            status: "scheduled" | "live" | "cancelled" | "skipped" | "added";
            /** @description Seconds it is late; negative when early. Null unless `status` is `live`. */
            delaySeconds: number | null;
            /** @description Seconds from one vehicle to the next where the timetable tells only how often they come: times are then about right. Else null. */
            headwaySeconds: number | null;
        };
        /** @description The next departures of a line in one direction. */
        NearbyDirection: {
            /**
             * @description One of the two directions of the line, as in GTFS; where the feed does not say, most trips go in direction 0.
             * @enum {unknown}
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
            /** @description Id of the place. */
            id: string;
            /**
             * @description What kind of place.
             * @enum {unknown}
             */
            type: "stopArea" | "bikeSharingStations" | "bikeParks" | "parks" | "parkAndRides" | "pointOfSales" | "chargingStations" | "carSharingStations" | "rideSharingParks";
            /** @description What it is called. */
            name: string;
            /** @description Degrees north of the equator, WGS 84; negative south of it. */
            lat: number;
            /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
            lon: number;
            /** @description Metres on foot, about. */
            metres: number;
            /** @description Seconds on foot, about. */
            seconds: number;
            /** @description With `profile=wheelchair`, how much of the way along streets the map says nothing of that is of use to a wheelchair. Absent otherwise, and where the way is a straight line. */
            unknownPercent?: number;
            facts: components["schemas"]["PlaceFacts"];
            /** @description Of a station of shared vehicles: what stands there now. */
            availability?: components["schemas"]["SharingStation"];
        };
        /** @description A stop area with what leaves it next. */
        NearbyStop: {
            /** @description Id of the stop area. */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description Degrees north of the equator, WGS 84; negative south of it. */
            lat: number;
            /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
            lon: number;
            /** @description Metres on foot, about. */
            metres: number;
            /** @description Seconds on foot, about. */
            seconds: number;
            /** @description With `profile=wheelchair`, how much of the way along streets the map says nothing of that is of use to a wheelchair. Absent otherwise, and where the way is a straight line. */
            unknownPercent?: number;
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
            /** @description Id of the stop area. */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description Degrees north of the equator, WGS 84; negative south of it. */
            lat: number;
            /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
            lon: number;
            /** @description Metres on foot, about. */
            metres: number;
            /** @description Seconds on foot, about. */
            seconds: number;
            /** @description With `profile=wheelchair`, how much of the way along streets the map says nothing of that is of use to a wheelchair. Absent otherwise, and where the way is a straight line. */
            unknownPercent?: number;
        };
        /** @description Who runs the network and how far its timetable reaches. */
        Network: {
            /** @description What the network is called; several timetables with a comma between their names. */
            name: string;
            /** @description The publisher of the timetable. Absent where it does not say. */
            publisher?: string;
            /** @description Where the publisher is found. Absent where it does not say. */
            publisherUrl?: string;
            /** @description Language of the names in the timetable, BCP 47. Absent where it does not say. */
            language?: string;
            /** @description The publisher’s own version of the timetable. */
            timetableVersion?: string;
            /** @description The colour of lines that most trips have, `#rrggbb`; a pale or a red one only where there is no other. Absent where lines have none. */
            color?: string;
            /** @description The timetables that the network is made of. What all of them say of themselves alike is beside this list too. */
            timetables: {
                /** @description What the ids of its stops, lines and trips begin with, before a colon; empty: with nothing. */
                id: string;
                /** @description What its network is called. */
                name: string;
                /** @description The publisher of the timetable. Absent where it does not say. */
                publisher?: string;
                /** @description Where the publisher is found. Absent where it does not say. */
                publisherUrl?: string;
                /** @description Language of the names in the timetable, BCP 47. Absent where it does not say. */
                language?: string;
                /** @description The publisher’s own version of the timetable. */
                timetableVersion?: string;
                /**
                 * Format: date
                 * @description Its first service day.
                 */
                from: string;
                /**
                 * Format: date
                 * @description Its last service day.
                 */
                to: string;
            }[];
            /** @description Organizations that have to be named where the timetable is shown. */
            attributions: {
                /** @description Its name. */
                organization: string;
                /** @description Its site, `http:` or `https:`. Absent where none is given. */
                url?: string;
                /** @description Empty where it is not said. */
                roles: ("producer" | "operator" | "authority")[];
            }[];
            /** @description True where squares of the map can be asked for in a language. Absent where they are the same in all. */
            tilesInLanguages?: boolean;
            /**
             * Format: date
             * @description First service day of the timetable.
             */
            from: string;
            /**
             * Format: date
             * @description Last service day of the timetable.
             */
            to: string;
            /** @description IANA name of the zone whose clocks the network follows. */
            timeZone: string;
            /** @description Weeks by which an expired calendar was moved to hold today; 0: it is as published. */
            shiftedByWeeks: number;
            /** @description True for the demo city, which does not exist. */
            imaginary: boolean;
            /** @description Where to put the middle of a map. */
            center: {
                /** @description Degrees north of the equator, WGS 84; negative south of it. */
                lat: number;
                /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
                lon: number;
            };
            /** @description The smallest box around it, by its edges. */
            bounds: {
                /** @description Degrees north of the equator, WGS 84; negative south of it. */
                south: number;
                /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
                west: number;
                /** @description Degrees north of the equator, WGS 84; negative south of it. */
                north: number;
                /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
                east: number;
            };
            /** @description What can be asked of the search of journeys. */
            engine: {
                /**
                 * @description Who chooses the vehicles of a journey: Halte itself, OpenTripPlanner or MOTIS.
                 * @enum {unknown}
                 */
                name: "own" | "otp" | "motis";
                /**
                 * @description `stops`: a via place can only be a stop or a stop area.
                 * @enum {unknown}
                 */
                via: "places" | "stops";
                /** @description Whether the first and the last journey of a service day are marked. */
                dayEnds: boolean;
                /** @description Whether walks follow the streets; else they are straight lines. */
                ways: boolean;
            };
            /** @description Where a map of the network begins, on a phone and from 1100 pixels of width on: at the rail lines of a town; else at its middle, from afar. */
            firstViews: {
                phone: components["schemas"]["FirstView"];
                desk: components["schemas"]["FirstView"];
            };
        };
        /** @description Something that disturbs the service, in short. */
        NetworkAlert: {
            /** @description Id of the alert in its source. */
            id: string;
            /**
             * @description What it does to the service.
             * @enum {unknown}
             */
            effect: "noService" | "reducedService" | "significantDelays" | "detour" | "additionalService" | "modifiedService" | "stopMoved" | "accessibilityIssue" | "other";
            /**
             * @description How grave it is: `info` is good to know, `severe` changes a journey.
             * @enum {unknown}
             */
            severity: "info" | "warning" | "severe";
            /** @description The alert in one line, in the language of the answer where the source has it. */
            header: string;
            /** @description The lines it is about, twelve at most, in the order of the network’s signs. */
            lines: components["schemas"]["LineBadge"][];
            /** @description How many lines it is about. 0: the whole network. */
            lineCount: number;
        };
        /** @description What disturbs the service now. */
        NetworkAlerts: {
            /** @description The most severe first, ten at most. */
            alerts: components["schemas"]["NetworkAlert"][];
            /** @description How many there are. */
            alertCount: number;
        };
        /** @description The file, or why there is none. */
        NetworkFileOffer: {
            file?: components["schemas"]["OfferedNetworkFile"];
            /**
             * @description Why there is no file: the operator offers none, or the network is too large to be taken along.
             * @enum {unknown}
             */
            refusal?: "off" | "tooLarge";
        };
        /** @description A line on a map of the whole network. */
        NetworkLine: {
            /** @description Id of the line. */
            id: string;
            /** @description What stands on the vehicle; for a line without a short name, a short form of its long name. Never empty. */
            shortName: string;
            /** @description What the line is called in full. Empty where it has no such name. */
            longName: string;
            /**
             * @description What a vehicle is called, as in the timetable.
             * @enum {unknown}
             */
            mode: "metro" | "tram" | "bus" | "coach" | "train" | "cableCar" | "funicular" | "ferry" | "onDemand";
            /** @description Background of the badge, `#rrggbb`. */
            color: string;
            /** @description What is legible on it, `#rrggbb`. */
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
            /** @description To be sent in the header `Authorization`. */
            accessToken: string;
            /**
             * Format: date-time
             * @description When the token is over, in UTC: 30 days after signing in, whether it is used or not.
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
             */
            from: string;
            /**
             * Format: date-time
             * @description And until this time.
             */
            until: string;
            /**
             * @description Why there are no departures. Null when there are some.
             * @enum {unknown}
             */
            reason: "outside-timetable" | "nothing-leaves" | null;
            /** @description By time. */
            departures: components["schemas"]["DepartureOfLine"][];
        };
        /** @description A timetable to be taken along. */
        OfferedNetworkFile: {
            /** @description What the network is called in addresses. */
            id: string;
            /** @description The first 32 digits of the SHA-256 of the file, hexadecimal: another file has another. */
            version: string;
            /** @description Where the file is, below this server. */
            path: string;
            /** @description What the network is called. */
            name: string;
            /**
             * Format: date
             * @description The last service day that it is good for.
             */
            lastDay: string;
            /** @description Its size where it is kept. */
            bytes: number;
            /** @description What is loaded for it. */
            compressedBytes: number;
            /** @description Whether the lines that vehicles take are in it. */
            hasShapes: boolean;
        };
        /** @description All that is stored of a person. */
        OwnData: {
            /** @description The account. Of the password only a hash is stored, which is not part of this. */
            account: {
                /** @description Id of the account. */
                id: string;
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description When a link was opened that was sent to the e-mail address. Null: not yet.
                 */
                emailVerifiedAt: string | null;
                attributes: components["schemas"]["Attributes"];
            };
            /** @description Those that are not over, the latest first. */
            sessions: components["schemas"]["OwnSession"][];
            /** @description In the order of the person. */
            favourites: {
                /** @description Id of the favourite. */
                id: string;
                /**
                 * @description What kind of favourite.
                 * @enum {unknown}
                 */
                kind: "LINE" | "ADDRESS" | "STOP_POINT" | "POI";
                /**
                 * Format: date-time
                 * @description When it was added or last changed.
                 */
                updatedAt: string;
                /** @description What it is. */
                content: Record<string, never>;
            }[];
            /** @description Kept for ninety days, so that other devices do not bring them back. What they were is not stored. */
            deletedFavourites: {
                /** @description Id of the favourite. */
                id: string;
                /**
                 * @description What kind of favourite.
                 * @enum {unknown}
                 */
                kind: "LINE" | "ADDRESS" | "STOP_POINT" | "POI";
                /**
                 * Format: date-time
                 * @description When it was deleted.
                 */
                deletedAt: string;
            }[];
            /**
             * Format: date-time
             * @description When the favourites were last put in order. Null: never.
             */
            favouritesOrderedAt: string | null;
            /** @description That are still to be sent. */
            messages: {
                /** @description Id of the message. */
                id: string;
                /**
                 * @description What it is for: a link, an account that was asked for, or news of a change.
                 * @enum {unknown}
                 */
                purpose: "confirm" | "reset" | "register" | "email-changed" | "password-changed";
                /** @description Where it goes. */
                email: string;
                /**
                 * @description The language that it is in.
                 * @enum {unknown}
                 */
                language: "fr" | "en" | "es" | "it" | "de";
                /** @description Of the page that its link leads to. */
                origin: string;
                /**
                 * Format: date-time
                 * @description When it was asked for.
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description When it is sent, or tried again.
                 */
                dueAt: string;
                /** @description How often it was tried. */
                attempts: number;
            }[];
            /** @description Of messages, that are still good. Of their tokens only hashes are stored, which are not part of this. */
            links: {
                /**
                 * @description What the link does: confirm the e-mail address, or set another password.
                 * @enum {unknown}
                 */
                purpose: "confirm" | "reset";
                /**
                 * Format: date-time
                 * @description When it was sent.
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description When it is over.
                 */
                expiresAt: string;
            }[];
            /** @description Accounts that were requested with the address of this one. Of the password only a hash is stored, which is not part of this. */
            registrations: {
                /** @description Id of the registration. */
                id: string;
                /** @description The address that the message went to. */
                email: string;
                attributes: components["schemas"]["Attributes"];
                /**
                 * Format: date-time
                 * @description When it was asked for.
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description When it is over.
                 */
                expiresAt: string;
            }[];
            /** @description What is in the cart. */
            carts: {
                /**
                 * @description Whose it is: of the account, or an anonymous one of its e-mail address or of one that it had before.
                 * @enum {unknown}
                 */
                owner: "account" | "address";
                /** @description Key of the tenant whose shop it is. Empty: of one that is not known. */
                tenant: string;
                /** @description How often it was changed. */
                version: number;
                /**
                 * Format: date-time
                 * @description When it was last changed.
                 */
                updatedAt: string;
                /** @description What is in it. */
                content: Record<string, never>;
            }[];
        };
        /** @description A session of the person who is signed in. */
        OwnSession: {
            /** @description Id of the session, for ending it. */
            id: string;
            /**
             * Format: date-time
             * @description When it began.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it ends by itself.
             */
            expiresAt: string;
            /** @description Browser and system, as far as they are known. Can be empty. */
            device: string;
            /** @description Whether it is the one whose token was sent. */
            current: boolean;
        };
        /** @description Where the person is signed in. */
        OwnSessions: {
            /** @description Those that are not over, the latest first. */
            sessions: components["schemas"]["OwnSession"][];
        };
        /** @description What a page says of its speed when it is left. */
        PageFiguresBody: {
            /** @description Largest Contentful Paint, in milliseconds; null where there was none. */
            lcp: number | null;
            /** @description Interaction to Next Paint, in milliseconds; null where there was none. */
            inp: number | null;
            /** @description Cumulative Layout Shift; null where the browser does not observe it. */
            cls: number | null;
            /** @description The remotes that the page has loaded, or tried to. */
            remotes: {
                /** @description Id of a remote, `host` for the page itself. */
                remote: string;
                /** @description Version of the remote. */
                version: string;
                /** @description From the first request for it until it had run, in milliseconds; null where there was none. */
                load: number | null;
                /** @description The same as `inp`, while one of its screens was shown, in milliseconds; null where there was none. */
                inp: number | null;
            }[];
        };
        /** @description A place where a journey can begin or end. */
        Place: {
            /** @description Id of the place; of a point of the map, its coordinates as `lat;lon`. */
            id: string;
            /** @description What tells it from others of the same name: town, district. Empty where nothing does. */
            subTitle: string;
            /** @description Both, in one line. */
            displayName: string;
            /**
             * @description What kind of place.
             * @enum {unknown}
             */
            type: "stopArea" | "stopPoint" | "address" | "pointOfInterest" | "bikeSharingStations" | "carSharingStations" | "parks" | "chargingStations" | "bikeParks" | "parkAndRides" | "rideSharingParks" | "pointOfSales";
            /** @description Degrees north of the equator, WGS 84; negative south of it. */
            lat: number;
            /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
            lon: number;
            /** @description The same as `displayName`, for older clients. */
            label: string;
            /** @description The same as `title`, for older clients. */
            name: string;
            /** @description Its town. Empty where it is not known. */
            city: string;
            /** @description The postcode. Empty where it is not known. */
            postCode: string;
            /** @description Number and street. Empty where it is not known. */
            address: string;
            /** @description The same again, for older clients. */
            extraData: {
                /** @description As `city`. */
                city: string;
                /** @description As `postCode`. */
                zipCode: string;
            };
            /** @description Of a stop point: what stands on its sign for travellers to type. */
            code?: string;
            /** @description Of a stop point: its platform. */
            platform?: string;
            /** @description Of a place that was found by another of its names, e.g. in another language: that name. */
            otherName?: string;
            /**
             * @description Of an address or a town: how exactly its position is known. `door`: it is there; `near`: it is close to there, e.g. between two known houses; `street`: somewhere in that street; `area`: somewhere in that district or town.
             * @enum {unknown}
             */
            accuracy?: "door" | "near" | "street" | "area";
            /** @description Of a point of interest of the map: what it is. */
            category?: string;
            /** @description The category in the language of the answer. */
            categoryName?: string;
            /** @description Of a stop: the lines that stop there, in the order of the network’s signs. */
            lines?: components["schemas"]["LineBadge"][];
            /** @description What stands first: the name. */
            title: string;
        };
        /** @description A place with what is known of it. */
        PlaceDetails: {
            /** @description Id of the place; of a point of the map, its coordinates as `lat;lon`. */
            id: string;
            /** @description What tells it from others of the same name: town, district. Empty where nothing does. */
            subTitle: string;
            /** @description Both, in one line. */
            displayName: string;
            /**
             * @description What kind of place.
             * @enum {unknown}
             */
            type: "stopArea" | "stopPoint" | "address" | "pointOfInterest" | "bikeSharingStations" | "carSharingStations" | "parks" | "chargingStations" | "bikeParks" | "parkAndRides" | "rideSharingParks" | "pointOfSales";
            /** @description Degrees north of the equator, WGS 84; negative south of it. */
            lat: number;
            /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
            lon: number;
            /** @description The same as `displayName`, for older clients. */
            label: string;
            /** @description The same as `title`, for older clients. */
            name: string;
            /** @description Its town. Empty where it is not known. */
            city: string;
            /** @description The postcode. Empty where it is not known. */
            postCode: string;
            /** @description Number and street. Empty where it is not known. */
            address: string;
            /** @description The same again, for older clients. */
            extraData: {
                /** @description As `city`. */
                city: string;
                /** @description As `postCode`. */
                zipCode: string;
            };
            /** @description Of a stop point: what stands on its sign for travellers to type. */
            code?: string;
            /** @description Of a stop point: its platform. */
            platform?: string;
            /** @description Of a place that was found by another of its names, e.g. in another language: that name. */
            otherName?: string;
            /**
             * @description Of an address or a town: how exactly its position is known. `door`: it is there; `near`: it is close to there, e.g. between two known houses; `street`: somewhere in that street; `area`: somewhere in that district or town.
             * @enum {unknown}
             */
            accuracy?: "door" | "near" | "street" | "area";
            /** @description Of a point of interest of the map: what it is. */
            category?: string;
            /** @description The category in the language of the answer. */
            categoryName?: string;
            /** @description Of a stop: the lines that stop there, in the order of the network’s signs. */
            lines?: components["schemas"]["LineBadge"][];
            facts: components["schemas"]["PlaceFacts"];
            /** @description What stands first: the name. */
            title: string;
        };
        /** @description What is known of a place besides where it is. What is absent is not known. */
        PlaceFacts: {
            /** @description How many spaces, docks, cars or sockets, by the kind of place. */
            capacity?: number;
            /** @description How many spaces for people with disabilities. */
            accessibleSpaces?: number;
            /** @description Whether there is a roof. */
            covered?: boolean;
            /** @description Whether one needs a key or a card. */
            locked?: boolean;
            /** @description Whether it is guarded. */
            guarded?: boolean;
            /**
             * @description Whether it can be used with a wheelchair. `unknown` where it is not published, which is not the same as `no`.
             * @enum {unknown}
             */
            wheelchair?: "unknown" | "yes" | "no";
            /** @description When it is open; empty: always. */
            openingHours?: {
                /** @description 1 Monday to 7 Sunday. */
                firstDay: number;
                /** @description 1 Monday to 7 Sunday; the days from `firstDay` to this one have these hours. */
                lastDay: number;
                /** @description When it opens, `HH:MM` on the network’s clocks. */
                opens: string;
                /** @description When it closes; before `opens` it is of the day after, `24:00` is midnight, `HH:MM` on the network’s clocks. */
                closes: string;
            }[];
            /** @description Where cars are charged. */
            sockets?: {
                /**
                 * @description What plug fits.
                 * @enum {unknown}
                 */
                type: "type2" | "comboCcs" | "chademo" | "domestic";
                /** @description Power of each, in kW. */
                kilowatts: number;
                /** @description How many there are. */
                count: number;
            }[];
            /** @description What it costs. */
            prices?: {
                /**
                 * @description What the price is for.
                 * @enum {unknown}
                 */
                per: "use" | "minute" | "halfHour" | "hour" | "day" | "month" | "year" | "kilowattHour";
                /** @description In the smallest unit of the currency, e.g. cents; 0 is free. */
                amount: number;
                /** @description ISO 4217 code. */
                currency: string;
            }[];
            /** @description Who runs it. */
            operator?: string;
            /** @description Of a point of interest: what it is. */
            category?: string;
            /** @description Whether tickets are sold by people. */
            counter?: boolean;
            /** @description Whether there is a machine for tickets. */
            ticketMachine?: boolean;
            /** @description Id of the stop area that it belongs to. */
            stopArea?: string;
        };
        /** @description The best first. */
        Places: components["schemas"]["Place"][];
        /** @description One departure of a printed timetable. */
        PoleDeparture: {
            /**
             * Format: date-time
             * @description When it leaves.
             */
            departureDateTime: string;
            /** @description Id of the trip, for `/api/v1/trips/{id}`. */
            tripId: string;
            /** @description `offset` of `/api/v1/trips/{id}`; else 0. */
            offset: number;
            /**
             * @description One of the two directions of the line, as in GTFS; where the feed does not say, most trips go in direction 0.
             * @enum {unknown}
             */
            direction: 0 | 1;
            /** @description Place of its destination in `destinations`, from 0. */
            destination: number;
            /**
             * @description Whether a wheelchair gets on here: the stop and the vehicle.
             * @enum {unknown}
             */
            wheelchair: "unknown" | "yes" | "no";
            /** @description Seconds from one vehicle to the next where the timetable tells only how often they come: times are then about right. Else null. */
            headwaySeconds: number | null;
            /** @description Place in `bookings` of what is arranged to get on. Null where nothing is. */
            booking: number | null;
        };
        /** @description The departures of one hour. */
        PoleHour: {
            /**
             * Format: date
             * @description Date on the calendar.
             */
            date: string;
            /** @description Hour on the clock, 0 to 23. The hour that a night in autumn has twice is there twice. */
            hour: number;
            /** @description By time. */
            departures: components["schemas"]["PoleDeparture"][];
        };
        /** @description A template for a form of preferences. */
        Preferences: {
            /** @description In the order to show. */
            sections: {
                /** @description Names the section. */
                sectionKey: string;
                /** @description In the order to show; `type` distinguishes them. */
                options: ({
                    /**
                     * @description One of several.
                     * @enum {unknown}
                     */
                    type: "criterion";
                    /** @description Names the option; the app’s message `preferences.<key>` is what travellers read. */
                    key: string;
                    /** @description Name under which the choice goes into `itineraryOptions`. */
                    bodyParam: string;
                    /** @description The choices. */
                    criteria: {
                        /** @description Names the choice. */
                        key: string;
                        /** @description What is sent for it. */
                        value: string;
                    }[];
                    /** @description `key` of the choice by default. */
                    selectedKey: string;
                } | {
                    /**
                     * @description A number.
                     * @enum {unknown}
                     */
                    type: "slider";
                    /** @description Names the option; the app’s message `preferences.<key>` is what travellers read. */
                    key: string;
                    /** @description What the number counts. */
                    unit: string;
                    /** @description The least. */
                    min: number;
                    /** @description The most. */
                    max: number;
                    /** @description From one value to the next. */
                    step: number;
                    /** @description The default. */
                    value: number;
                    /** @description Whether the most stands for no limit: a search with it leaves the option out. Absent: no. */
                    openEnded?: boolean;
                } | {
                    /**
                     * @description On or off.
                     * @enum {unknown}
                     */
                    type: "toggle";
                    /** @description Names the option; the app’s message `preferences.<key>` is what travellers read. */
                    key: string;
                    /**
                     * @description The default.
                     * @enum {unknown}
                     */
                    selectedKey: "on" | "off";
                } | {
                    /**
                     * @description Modes.
                     * @enum {unknown}
                     */
                    type: "mode";
                    /** @description Names the option; the app’s message `preferences.<key>` is what travellers read. */
                    key: string;
                    /** @description The modes of the network. */
                    modes: {
                        /** @description A mode. */
                        key: string;
                        /** @description Whether it is used by default. Those that are not chosen go into `excludedModes`. */
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
             *     | `engine-unavailable` | 503 | The journey engine does not answer as it should. | Send the same request after the seconds that Retry-After names. |
             *     | `journey-expired` | 404 | The timetable has changed and the journey is no longer in it. | Search again. |
             *     | `menu-not-found` | 404 | There is no menu of this name. | Do without the menu, or get its name from the operator. |
             *     | `tile-not-found` | 404 | The map does not reach as far as this tile. | Show nothing there. |
             *     | `network-file-not-found` | 404 | No network has this id, or its file has another version by now. | Ask for the offer again, which names the file there is. |
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
             * @enum {unknown}
             */
            code: "invalid-request" | "missing-api-key" | "unknown-api-key" | "unknown-address" | "method-not-allowed" | "too-large" | "too-long" | "unsupported-media-type" | "too-many-requests" | "internal" | "loading" | "stopping" | "busy" | "invalid-date" | "invalid-time" | "beyond-limit" | "invalid-place" | "missing-place" | "return-too-early" | "invalid-summary-code" | "box-across-180" | "place-not-found" | "kind-not-found" | "nothing-near" | "line-not-found" | "stop-not-found" | "stop-point-not-found" | "stop-area-not-found" | "trip-not-found" | "trip-not-on-this-day" | "run-not-found" | "engine-unavailable" | "journey-expired" | "menu-not-found" | "tile-not-found" | "network-file-not-found" | "no-demo-city" | "document-not-found" | "not-simulated" | "message-not-found" | "search-interrupted" | "incomplete-favourite" | "invalid-favourite" | "unknown-field" | "unknown-stop" | "unknown-line" | "not-changeable" | "invalid-attribute" | "unknown-attribute" | "invalid-email" | "weak-password" | "current-password-needed" | "wrong-password" | "link-over" | "missing-token" | "session-over" | "wrong-credentials" | "no-cart-owner" | "product-not-found" | "cart-item-not-found" | "session-not-found" | "favourite-not-found" | "same-favourite" | "favourite-deleted" | "favourite-changed" | "too-many-favourites" | "email-taken" | "demo-account" | "no-messages" | "cart-full" | "too-many-pieces" | "cart-busy" | "too-many-attempts" | "store-unavailable";
            /** @description What is wrong, as an English message for developers. It may change, and names the field that is wrong. */
            message: string;
            /** @description The id of the request, as in the header `x-request-id` and in the server’s log. */
            requestId: string;
        };
        /** @description Places that are too many to be shown one by one; its position is in the middle of them. */
        ProximityCluster: {
            /** @description Degrees north of the equator, WGS 84; negative south of it. */
            lat: number;
            /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
            lon: number;
            /** @description How many places. */
            count: number;
            /** @description How many of each kind, the most first. */
            kinds: {
                /**
                 * @description What kind of place.
                 * @enum {unknown}
                 */
                type: "stopArea" | "stopPoint" | "address" | "pointOfInterest" | "bikeSharingStations" | "carSharingStations" | "parks" | "chargingStations" | "bikeParks" | "parkAndRides" | "rideSharingParks" | "pointOfSales";
                /** @description How many of it. */
                count: number;
            }[];
            /** @description The modes of the lines that serve its stops. */
            modes: ("metro" | "tram" | "bus" | "coach" | "train" | "cableCar" | "funicular" | "ferry" | "onDemand")[];
            /** @description The box around its places: where to zoom to. */
            bounds: {
                /** @description Degrees north of the equator, WGS 84; negative south of it. */
                south: number;
                /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
                west: number;
                /** @description Degrees north of the equator, WGS 84; negative south of it. */
                north: number;
                /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
                east: number;
            };
        };
        /** @description A place with what is known of it and what is there now. */
        ProximityDetails: {
            /** @description Id of the place; of a point of the map, its coordinates as `lat;lon`. */
            id: string;
            /** @description What tells it from others of the same name: town, district. Empty where nothing does. */
            subTitle: string;
            /** @description Both, in one line. */
            displayName: string;
            /**
             * @description What kind of place.
             * @enum {unknown}
             */
            type: "stopArea" | "stopPoint" | "address" | "pointOfInterest" | "bikeSharingStations" | "carSharingStations" | "parks" | "chargingStations" | "bikeParks" | "parkAndRides" | "rideSharingParks" | "pointOfSales";
            /** @description Degrees north of the equator, WGS 84; negative south of it. */
            lat: number;
            /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
            lon: number;
            /** @description The same as `displayName`, for older clients. */
            label: string;
            /** @description The same as `title`, for older clients. */
            name: string;
            /** @description Its town. Empty where it is not known. */
            city: string;
            /** @description The postcode. Empty where it is not known. */
            postCode: string;
            /** @description Number and street. Empty where it is not known. */
            address: string;
            /** @description The same again, for older clients. */
            extraData: {
                /** @description As `city`. */
                city: string;
                /** @description As `postCode`. */
                zipCode: string;
            };
            /** @description Of a stop point: what stands on its sign for travellers to type. */
            code?: string;
            /** @description Of a stop point: its platform. */
            platform?: string;
            /** @description Of a place that was found by another of its names, e.g. in another language: that name. */
            otherName?: string;
            /**
             * @description Of an address or a town: how exactly its position is known. `door`: it is there; `near`: it is close to there, e.g. between two known houses; `street`: somewhere in that street; `area`: somewhere in that district or town.
             * @enum {unknown}
             */
            accuracy?: "door" | "near" | "street" | "area";
            /** @description Of a point of interest of the map: what it is. */
            category?: string;
            /** @description The category in the language of the answer. */
            categoryName?: string;
            /** @description Of a stop: the lines that stop there, in the order of the network’s signs. */
            lines?: components["schemas"]["LineBadge"][];
            facts: components["schemas"]["PlaceFacts"];
            /** @description Of a stop area all its stop points, of a stop point itself. */
            stopPoints?: components["schemas"]["ProximityStopPoint"][];
            /** @description Of a stop point: the id of its stop area. */
            stopAreaId?: string;
            /** @description Of a station of shared vehicles: what stands there now. */
            availability?: components["schemas"]["SharingStation"];
            /** @description What stands first: the name. */
            title: string;
        };
        /** @description A place on the map. */
        ProximityPoint: {
            /** @description Id of the place. */
            id: string;
            /** @description Degrees north of the equator, WGS 84; negative south of it. */
            lat: number;
            /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
            lon: number;
            /** @description What kind of place: a `type` of places. */
            type: string;
            /** @description What it is called. */
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
            /** @description How many places lie in the box, shown one by one or not. */
            total: number;
            /** @description What is not among `points`: their counts and the number of points add up to `total`. */
            clusters: components["schemas"]["ProximityCluster"][];
        };
        /** @description A stop point: one platform or one pole. */
        ProximityStopPoint: {
            /** @description Id of the stop point. */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description What stands on its sign for travellers to type. Empty where it has none. */
            code: string;
            /** @description Its platform. Empty where it has none. */
            platform: string;
            /** @description Degrees north of the equator, WGS 84; negative south of it. */
            lat: number;
            /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
            lon: number;
            /**
             * @description Whether it can be used with a wheelchair. `unknown` where it is not published, which is not the same as `no`.
             * @enum {unknown}
             */
            wheelchair: "unknown" | "yes" | "no";
            /** @description The lines that stop here, in the order of the network’s signs. */
            lines: components["schemas"]["LineBadge"][];
        };
        /** @description Whether the server takes requests. */
        Readiness: {
            /**
             * @description Requests can come.
             * @enum {unknown}
             */
            status: "ready";
        };
        /** @description The person something is for. */
        RecipientUser: {
            /** @description Id of the link between customer and recipient. Null in this demo. */
            associationId: string | null;
            /** @description What kind of link. Null in this demo. */
            associationType: string | null;
            /** @description E-mail address of the recipient. Null where there is none. */
            email: string | null;
            /** @description First name. Null where there is none. */
            firstName: string | null;
            /** @description Last name. Null where there is none. */
            lastName: string | null;
            /** @description Id of the recipient’s account. Null in this demo. */
            userId: string | null;
        };
        /** @description What is at a point of the map. */
        ReverseGeocode: {
            /** @description Id of what is named. */
            id: string;
            /** @description Number and street, or the name of the stop, the park or the town. */
            name: string;
            /** @description Its town. Empty where it is not known. */
            city: string;
            /** @description The postcode. Empty where it is not known. */
            postCode: string;
            /** @description Degrees north of the equator, WGS 84; negative south of it. */
            lat: number;
            /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
            lon: number;
            /**
             * @description How the point lies to what is named. `door`: it is there; `near`: it is close to there, e.g. between two known houses; `street`: somewhere in that street; `area`: somewhere in that district or town.
             * @enum {unknown}
             */
            accuracy: "door" | "near" | "street" | "area";
        };
        /** @description The vehicle that one takes. Absent unless the step is a ride. */
        Ride: {
            line: components["schemas"]["LineBadge"];
            /** @description Who runs it. */
            agency: string;
            /**
             * Format: uri
             * @description A page of theirs that sells tickets or says what they cost. Absent where none is published.
             */
            fareUrl?: string;
            /** @description True where the vehicle of the ride before has become this one: one stays seated. Absent otherwise. */
            staySeated?: boolean;
            /** @description Where it goes, as on the vehicle. */
            headsign: string;
            /** @description Id of the trip, for `/api/v1/trips/{id}`. */
            tripId: string;
            /**
             * @description Whether a wheelchair gets on, along and off.
             * @enum {unknown}
             */
            accessibility: "unknown" | "yes" | "no";
            /** @description Seconds from one vehicle to the next. Absent unless the timetable promises only this: times are then about right. */
            headwaySeconds?: number;
            /** @description What has to be arranged to get on. Absent where nothing has to be. */
            boardingBooking?: components["schemas"]["Booking"];
            /** @description What has to be arranged to get off. Absent where nothing has to be. */
            alightingBooking?: components["schemas"]["Booking"];
            /**
             * @description What is known of this call. `scheduled`: nothing beyond the timetable, which is not the same as on time; `live`: its time is predicted; `cancelled`: the trip does not take place; `skipped`: it does, without halting here; `added`: the timetable does not have this trip.
             * @enum {unknown}
             */
            status: "scheduled" | "live" | "cancelled" | "skipped" | "added";
            /**
             * Format: date-time
             * @description When it leaves by the timetable. Null for a trip that the timetable does not have.
             */
            scheduledDepartureDateTime: string | null;
            /**
             * Format: date-time
             * @description When it arrives by the timetable. Null for a trip that the timetable does not have.
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
             */
            arrivalDateTime: string;
            /**
             * Format: date-time
             * @description As expected now; of a call that is not made, as in the timetable.
             */
            departureDateTime: string;
            /**
             * Format: date-time
             * @description When it leaves by the timetable. Null for a trip that the timetable does not have.
             */
            scheduledDepartureDateTime: string | null;
            /**
             * Format: date-time
             * @description When it arrives by the timetable. Null for a trip that the timetable does not have.
             */
            scheduledArrivalDateTime: string | null;
            /**
             * @description What is known of this call. `scheduled`: nothing beyond the timetable, which is not the same as on time; `live`: its time is predicted; `cancelled`: the trip does not take place; `skipped`: it does, without halting here; `added`: the timetable does not have this trip.
             * @enum {unknown}
             */
            status: "scheduled" | "live" | "cancelled" | "skipped" | "added";
        };
        /** @description The next departures of a stop, by line. */
        Schedules: {
            /** @description The id that was requested. */
            id: string;
            /** @description What the stop is called. */
            name: string;
            /**
             * Format: date-time
             * @description Departures were looked for from this time on.
             */
            from: string;
            /**
             * Format: date-time
             * @description And until this time.
             */
            until: string;
            /**
             * @description Why there are no departures. Null when there are some.
             * @enum {unknown}
             */
            reason: "outside-timetable" | "nothing-leaves" | null;
            /** @description In the order of the network’s signs; also those without departures in the span. */
            lines: components["schemas"]["LineDepartures"][];
        };
        /** @description One step of a journey. */
        Section: {
            /**
             * @description What one does.
             * @enum {unknown}
             */
            kind: "walk" | "bike" | "wait" | "ride";
            /**
             * Format: date-time
             * @description When it begins, as expected now; of a ride that is not made, as in the timetable.
             */
            departureDateTime: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            arrivalDateTime: string;
            /** @description How long, in seconds. */
            durationSeconds: number;
            /** @description False of a ride that is not made, or that leaves before one can be there. */
            holds: boolean;
            /** @description Metres along the way; 0 for a wait. */
            metres: number;
            from: components["schemas"]["SectionPoint"];
            to: components["schemas"]["SectionPoint"];
            /** @description The way on the map: points as `[latitude, longitude]`, in order of travel. */
            geometry: number[][];
            /** @description The ways inside a station that a walk takes, in order. Absent where the network does not describe them. */
            pathways?: components["schemas"]["SectionPathway"][];
            /** @description What to do along the way of a walk or of a ride by bike, in order. Absent where the streets are not known. */
            walkSteps?: components["schemas"]["WalkStep"][];
            /** @description Of a walk along streets, how many percent of it the map does not say of whether a wheelchair can use them. Absent unless the journey is for a wheelchair. */
            unknownPercent?: number;
            ride?: components["schemas"]["Ride"];
        };
        /** @description A way inside a station. */
        SectionPathway: {
            /**
             * @description What kind of way it is.
             * @enum {unknown}
             */
            mode: "walkway" | "stairs" | "movingSidewalk" | "escalator" | "elevator" | "fareGate" | "exitGate";
            /** @description How long, in seconds. */
            durationSeconds: number;
            /** @description Steps up; negative for steps down. Absent where the network does not count them. */
            stairCount?: number;
            /** @description The level that it leads to. Absent where it stays on one or where it has no name. */
            level?: string;
        };
        /** @description Where a step begins or ends. */
        SectionPoint: {
            /** @description What it is called; empty for a point without a name. */
            name: string;
            /** @description Degrees north of the equator, WGS 84; negative south of it. */
            lat: number;
            /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
            lon: number;
            /** @description IANA name of the zone of the clocks there. Absent where it is that of the network. */
            timeZone?: string;
            /** @description Id of the stop point. Absent where it is none. */
            stopPointId?: string;
            /** @description Id of the stop area. Absent where it is none. */
            stopAreaId?: string;
            /** @description Its platform. Absent where it has none. */
            platform?: string;
            /**
             * @description Whether the stop can be used with a wheelchair.
             * @enum {unknown}
             */
            accessibility?: "unknown" | "yes" | "no";
        };
        /** @description A station of shared bikes, scooters or cars, and what stands there now. */
        SharingStation: {
            /** @description Id of the station, with that of its system before it. */
            id: string;
            /** @description `bikeSharingStations` or `carSharingStations`. */
            type: string;
            /** @description What it is called. */
            name: string;
            /** @description Degrees north of the equator, WGS 84; negative south of it. */
            lat: number;
            /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
            lon: number;
            /** @description Who runs it. Null where it is not published. */
            operator: string | null;
            /** @description Docks or spaces, whether they work or not. Null where it is not published. */
            capacity: number | null;
            /** @description True for an area without docks. */
            virtual: boolean;
            /** @description Where to rent. An address that is absent does not exist. */
            rentalUrls: {
                /**
                 * Format: uri
                 * @description A page, https.
                 */
                web?: string;
                /**
                 * Format: uri
                 * @description Opens the operator’s app.
                 */
                android?: string;
                /**
                 * Format: uri
                 * @description Opens the operator’s app.
                 */
                ios?: string;
            };
            /** @description False where the operator says nothing about this station: then all that follows is null or empty. */
            live: boolean;
            /** @description False when the last report is too old to be relied on. */
            fresh: boolean;
            /** @description Vehicles that can be taken now. Null where it is not published. */
            availableVehicles: number | null;
            /** @description The same by kind; empty where the kinds are not known. */
            vehicles: {
                /**
                 * @description What kind of vehicle.
                 * @enum {unknown}
                 */
                type: "bike" | "eBike" | "cargoBike" | "scooter" | "moped" | "car" | "other";
                /** @description How many of them can be taken now. */
                count: number;
            }[];
            /** @description Where a vehicle can be put back now. Null where it is not published. */
            freeDocks: number | null;
            /** @description Whether vehicles can be taken at all. Null where it is not published. */
            isRenting: boolean | null;
            /** @description Whether vehicles can be put back at all. Null where it is not published. */
            isReturning: boolean | null;
            /**
             * Format: date-time
             * @description When the operator looked last. Null where it is not published.
             */
            reportedAt: string | null;
            /** @description Seconds since then. */
            ageSeconds: number | null;
        };
        /** @description What a customer can do. */
        ShopAction: {
            /** @description What to do. */
            type: string;
            /** @description What is written on its button, in the language of the answer. Null where there is none. */
            label: string | null;
            /** @description What it is done with; can be empty. */
            parameters: components["schemas"]["ShopParameter"][];
            /** @description Where it leads. Null where there is none. */
            route: string | null;
        };
        /** @description All that is sold. */
        ShopCatalogue: {
            /** @description ISO 4217 code of all prices. */
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
            /** @description Id of the notification. */
            id: string;
            /** @description What it says, in the language of the answer. */
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
            /** @description What kind of parameter. */
            type: string;
            /** @description Names it. */
            code: string;
            /** @description What customers read. Null where there is none. */
            label: string | null;
            /** @description Its value. */
            value: string;
        };
        /** @description A stop area: what has one name on the map, with all its platforms. */
        StopAreaDetail: {
            /** @description Id of the stop area. */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description Its town. Empty where it is not known. */
            city: string;
            /** @description The postcode. Empty where it is not known. */
            postCode: string;
            /** @description Degrees north of the equator, WGS 84; negative south of it. */
            lat: number;
            /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
            lon: number;
            /**
             * @description Whether all of its stop points can be used with a wheelchair.
             * @enum {unknown}
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
                 * @enum {unknown}
                 */
                direction: 0 | 1;
                /** @description The most frequent first. */
                headsigns: string[];
            }[];
        };
        /** @description A stop area within a short walk of another one. */
        StopAreaNear: {
            /** @description Id of the other stop area. */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description Degrees north of the equator, WGS 84; negative south of it. */
            lat: number;
            /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
            lon: number;
            /** @description Metres on foot, about. */
            metres: number;
            /** @description Seconds on foot, about. */
            seconds: number;
            /** @description The lines that stop there. */
            lines: components["schemas"]["LineBadge"][];
        };
        /** @description A stop point: one platform or one pole. */
        StopAreaPoint: {
            /** @description Id of the stop point. */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description What stands on its sign for travellers to type. Empty where it has none. */
            code: string;
            /** @description Its platform. Empty where it has none. */
            platform: string;
            /** @description Degrees north of the equator, WGS 84; negative south of it. */
            lat: number;
            /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
            lon: number;
            /**
             * @description Whether it can be used with a wheelchair. `unknown` where it is not published, which is not the same as `no`.
             * @enum {unknown}
             */
            wheelchair: "unknown" | "yes" | "no";
            /** @description The lines that stop here. */
            lineIds: string[];
        };
        /** @description One vehicle that leaves a stop. */
        StopDeparture: {
            /** @description Id of the trip, for `/api/v1/trips/{id}`. */
            tripId: string;
            /**
             * Format: date
             * @description Service day of the trip: `date` of `/api/v1/trips/{id}`. What leaves after midnight keeps the day before.
             */
            serviceDate: string;
            /** @description `offset` of `/api/v1/trips/{id}`: selects one departure of a trip by headway; else 0. */
            offset: number;
            /** @description The stop point where it leaves. */
            stopPointId: string;
            /** @description What stands on its sign. Empty where it has none. */
            platform: string;
            /**
             * @description One of the two directions of the line, as in GTFS; where the feed does not say, most trips go in direction 0.
             * @enum {unknown}
             */
            direction: 0 | 1;
            /** @description Where it goes, as on the vehicle. */
            headsign: string;
            /**
             * Format: date-time
             * @description When it leaves, as expected now; of one that is not made, as in the timetable.
             */
            departureDateTime: string;
            /**
             * Format: date-time
             * @description When it leaves by the timetable. Null for a trip that the timetable does not have.
             */
            scheduledDepartureDateTime: string | null;
            /**
             * @description What is known of this call. `scheduled`: nothing beyond the timetable, which is not the same as on time; `live`: its time is predicted; `cancelled`: the trip does not take place; `skipped`: it does, without halting here; `added`: the timetable does not have this trip.
             * @enum {unknown}
             */
            status: "scheduled" | "live" | "cancelled" | "skipped" | "added";
            /** @description Seconds it is late; negative when early. Null unless `status` is `live`. */
            delaySeconds: number | null;
            /**
             * @description Whether a wheelchair gets on here: the stop and the vehicle.
             * @enum {unknown}
             */
            wheelchair: "unknown" | "yes" | "no";
            /** @description Whether it runs only for those who have booked. */
            onDemand: boolean;
            /** @description Seconds from one vehicle to the next where the timetable tells only how often they come: times are then about right. Else null. */
            headwaySeconds: number | null;
            /** @description What has to be arranged to get on here. Absent where nothing has to be. */
            booking?: components["schemas"]["Booking"];
            /** @description Whether it is the first of this service day by the timetable, among those it is grouped with. */
            isFirst: boolean;
            /** @description Whether it is the last of this service day by the timetable, among those it is grouped with. */
            isLast: boolean;
        };
        /** @description A stop with what leaves it next. */
        StopNext: {
            /** @description The id that was asked for. */
            id: string;
            /** @description What the stop area is called. */
            name: string;
            /** @description Degrees north of the equator, WGS 84; negative south of it. */
            lat: number;
            /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
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
             */
            date: string;
            /** @description Whether the line runs only for those who have booked. */
            onDemand: boolean;
            /**
             * @description Why the timetable is empty. Null when it is not.
             * @enum {unknown}
             */
            reason: "outside-timetable" | "no-such-direction" | "not-at-this-stop" | "not-on-this-day" | null;
            /**
             * Format: date
             * @description First service day of the network’s timetable.
             */
            from: string;
            /**
             * Format: date
             * @description Last service day of the network’s timetable.
             */
            to: string;
            /** @description What has to be arranged before some of the rides, each kind once; mostly empty. */
            bookings: components["schemas"]["Booking"][];
            /**
             * @description The direction that was requested. Null when both were.
             * @enum {unknown}
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
             */
            liveAt: string | null;
            /** @description In the order of the request; stops that the timetable does not have are left out. */
            stops: components["schemas"]["StopNext"][];
        };
        /** @description One step of a journey, in short. */
        SummarySection: {
            /**
             * @description What one does.
             * @enum {unknown}
             */
            kind: "walk" | "bike" | "wait" | "ride";
            /** @description How long, in seconds. */
            durationSeconds: number;
            /** @description The line that one rides. Absent unless it is a ride. */
            line?: components["schemas"]["LineBadge"];
            /**
             * @description What is known of the ride. Absent unless it is one.
             * @enum {unknown}
             */
            status?: "scheduled" | "live" | "cancelled" | "skipped" | "added";
            /**
             * Format: date-time
             * @description When the vehicle leaves, as expected now. Absent unless it is a ride.
             */
            departureDateTime?: string;
            /** @description True where the vehicle of the ride before has become this one: one stays seated. Absent otherwise. */
            staySeated?: boolean;
            /** @description Seconds from one vehicle to the next. Absent unless the timetable promises only this: times are then about right. */
            headwaySeconds?: number;
            /** @description The way on the map in order of travel, as an encoded polyline with precision 5, simplified: at most 6 metres from that of the detailed journey. Absent for a wait. */
            geometry?: string;
            /** @description The stops of a ride, from getting on to getting off, both among them. Absent unless it is a ride. */
            stops?: components["schemas"]["SummaryStop"][];
        };
        /** @description A stop of a ride on the map. */
        SummaryStop: {
            /** @description What it is called; empty for a point without a name. */
            name: string;
            /** @description Degrees north of the equator, WGS 84; negative south of it. */
            lat: number;
            /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
            lon: number;
            /** @description IANA name of the zone of the clocks there. Absent where it is that of the network. */
            timeZone?: string;
            /** @description Id of the stop area. */
            stopAreaId: string;
        };
        /** @description One trip of a printed timetable. */
        TimetableColumn: {
            /** @description Id of the trip, for `/api/v1/trips/{id}`. */
            tripId: string;
            /** @description `offset` of `/api/v1/trips/{id}`: selects one departure of a trip by headway; else 0. */
            offset: number;
            /** @description Where it goes, as on the vehicle. */
            headsign: string;
            /**
             * @description Whether a wheelchair gets into the vehicle.
             * @enum {unknown}
             */
            wheelchair: "unknown" | "yes" | "no";
            /** @description Seconds from one vehicle to the next where the timetable tells only how often they come: times are then about right. Else null. */
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
            /** @description Id of the stop area. */
            stopAreaId: string;
            /** @description What it is called. */
            name: string;
        };
        /** @description A trip on one service day. */
        TripInstance: {
            /** @description The id that was requested. */
            tripId: string;
            /**
             * Format: date
             * @description The service day on which it starts.
             */
            serviceDate: string;
            /** @description Selects this departure of a trip by headway; else 0. */
            offset: number;
            line: components["schemas"]["LineBadge"];
            /**
             * @description One of the two directions of the line, as in GTFS; where the feed does not say, most trips go in direction 0.
             * @enum {unknown}
             */
            direction: 0 | 1;
            /** @description Where it goes, as on the vehicle. */
            headsign: string;
            /**
             * @description Whether a wheelchair gets into the vehicle.
             * @enum {unknown}
             */
            wheelchair: "unknown" | "yes" | "no";
            /** @description Whether it runs only for those who have booked. */
            onDemand: boolean;
            /** @description Seconds from one vehicle to the next where the timetable tells only how often they come: times are then about right. Else null. */
            headwaySeconds: number | null;
            /** @description From the first stop to the last. */
            calls: components["schemas"]["TripStopTime"][];
            /** @description The way on the map: points as `[latitude, longitude]`, in order of travel. */
            geometry: number[][];
            /** @description About the trip, its line and its stops on this day, the most severe first. */
            alerts: components["schemas"]["Alert"][];
        };
        /** @description A stop of the trip. */
        TripStopTime: {
            /** @description Id of the stop point. */
            stopPointId: string;
            /** @description Id of the stop area that it belongs to. */
            stopAreaId: string;
            /** @description What it is called. */
            name: string;
            /** @description Its platform. Empty where it has none. */
            platform: string;
            /** @description Degrees north of the equator, WGS 84; negative south of it. */
            lat: number;
            /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
            lon: number;
            /**
             * Format: date-time
             * @description When it arrives, as expected now.
             */
            arrivalDateTime: string;
            /**
             * Format: date-time
             * @description When it leaves, as expected now.
             */
            departureDateTime: string;
            /**
             * Format: date-time
             * @description By the timetable. Null for a trip that the timetable does not have.
             */
            scheduledArrivalDateTime: string | null;
            /**
             * Format: date-time
             * @description By the timetable. Null for a trip that the timetable does not have.
             */
            scheduledDepartureDateTime: string | null;
            /**
             * @description What is known of this call. `scheduled`: nothing beyond the timetable, which is not the same as on time; `live`: its time is predicted; `cancelled`: the trip does not take place; `skipped`: it does, without halting here; `added`: the timetable does not have this trip.
             * @enum {unknown}
             */
            status: "scheduled" | "live" | "cancelled" | "skipped" | "added";
            /** @description Seconds its departure is late, at the last stop its arrival; negative when early. Null unless `live`. */
            delaySeconds: number | null;
            /** @description Whether one may get on here. */
            boarding: boolean;
            /** @description Whether one may get off here. */
            alighting: boolean;
            /** @description What has to be arranged to get on. Absent where nothing has to be. */
            boardingBooking?: components["schemas"]["Booking"];
            /** @description What has to be arranged to get off. Absent where nothing has to be. */
            alightingBooking?: components["schemas"]["Booking"];
            /**
             * @description Whether it can be used with a wheelchair. `unknown` where it is not published, which is not the same as `no`.
             * @enum {unknown}
             */
            wheelchair: "unknown" | "yes" | "no";
        };
        /** @description The person who is signed in. */
        UserInfo: {
            attributes: components["schemas"]["Attributes"];
        };
        /** @description Where a vehicle was when it last reported. */
        Vehicle: {
            /** @description Id of the vehicle in its source. */
            id: string;
            /** @description What is written on it. Empty where it is not published. */
            label: string;
            /** @description Degrees north of the equator, WGS 84; negative south of it. */
            lat: number;
            /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
            lon: number;
            /** @description Degrees clockwise from north. Null where it is not published. */
            bearing: number | null;
            /**
             * Format: date-time
             * @description When it was there.
             */
            at: string;
            /** @description Seconds since then. */
            ageSeconds: number;
            /** @description Its line. Null where the vehicle does not say, or is on no line of the timetable. */
            line: components["schemas"]["LineBadge"] | null;
            /** @description Where it goes. Null where it is not known. */
            headsign: string | null;
            /**
             * @description Which way of its line it goes. Null where its trip is not known.
             * @enum {unknown}
             */
            direction: 0 | 1 | null;
            /** @description Its trip, for `/api/v1/trips/{id}`. Null where it is not known. */
            tripId: string | null;
            /** @description The stop point where it stands or that comes next. Null where it is not known. */
            stopId: string | null;
            /** @description Seconds it is late at its next call; negative when early. Null where nothing is predicted. */
            delaySeconds: number | null;
        };
        /** @description The vehicles that were requested. */
        Vehicles: {
            /** @description In no particular order. */
            vehicles: components["schemas"]["Vehicle"][];
        };
        /** @description What to do along one part of a walk, or of a ride by bike. */
        WalkStep: {
            /**
             * @description What one walks along or through.
             * @enum {unknown}
             */
            kind: "street" | "path" | "stairs" | "crossing" | "square" | "corridor" | "lift" | "escalator" | "platform" | "entrance";
            /**
             * @description How one gets on to it, seen from the direction walked before. `start`: the first step, and the first on the street; `arrive`: the straight line to the end of the walk; `up` and `down`: where one changes levels.
             * @enum {unknown}
             */
            turn: "start" | "straight" | "slightLeft" | "left" | "sharpLeft" | "slightRight" | "right" | "sharpRight" | "up" | "down" | "arrive";
            /** @description Name of the street, square or entrance, as on its sign; of a crossing, of the street that is crossed. Absent where it has none. */
            name?: string;
            /** @description How long, in metres; those of all steps together are those of the walk. */
            metres: number;
            /** @description How long, in seconds, lights and lifts among them; those of all steps together are those of the walk. */
            seconds: number;
            /** @description Number of its steps. Absent where it is not known. */
            stairs?: number;
            /** @description The level that it leads to. Absent where that has no name. */
            level?: string;
            /** @description Its line in the direction of travel, as an encoded polyline with precision 5. It begins where the step before ends. */
            geometry: string;
        };
    };
    responses: {
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
export interface operations {
    searchPlaces: {
        parameters: {
            query: {
                /** @description The first letters of the name, or an address. Empty: nothing is found. */
                search: string;
                /** @description `lat,lon` of the traveller, in degrees: nearer places come first. */
                userLatLon?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Places"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchCorePlaces: {
        parameters: {
            query: {
                /** @description The first letters of the name, or an address. Empty: nothing is found. */
                search: string;
                /** @description `lat,lon` of the traveller, in degrees: nearer places come first. */
                userLatLon?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Places"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listCorePlaces: {
        parameters: {
            query: {
                /** @description The first letters of the name, or an address. Empty: nothing is found. */
                search: string;
                /** @description `lat,lon` of the traveller, in degrees: nearer places come first. */
                userLatLon?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Places"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An id as other answers name it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reverseGeocode: {
        parameters: {
            query: {
                /** @description Degrees north of the equator, WGS 84; negative south of it. */
                lat: number;
                /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
                lon: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReverseGeocode"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPlaceOfKind: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What kind of place: a `type` of places, in any case; `_` and `-` say nothing. */
                kind: string;
                /** @description An id as other answers name it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceDetails"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listProximityPoints: {
        parameters: {
            query: {
                /** @description Four times: the corners of the map as `latitude,longitude`, in any order. */
                coord: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProximityPoints"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getProximityPoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What kind of place: a `type` of places, in any case; `_` and `-` say nothing. */
                kind: string;
                /** @description An id as other answers name it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProximityDetails"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listNearby: {
        parameters: {
            query: {
                /** @description Degrees north of the equator, WGS 84; negative south of it. */
                lat: number;
                /** @description Degrees east of Greenwich, WGS 84; negative west of it. */
                lon: number;
                /** @description How far one walks, in metres of street. */
                radius?: number;
                /** @description For whom the walks are: `stepFree` without steps and escalators, `wheelchair` without these and without what else is closed to a wheelchair, at its speed. Without it: `foot`. Where no streets are known, walks are the same for all. */
                profile?: "foot" | "stepFree" | "wheelchair";
                /** @description Stops at most, and places at most. */
                limit?: number;
                /** @description Only these kinds, the name repeated for each; without it: stops. */
                kind?: ("stopArea" | "bikeSharingStations" | "bikeParks" | "parks" | "parkAndRides" | "pointOfSales" | "chargingStations" | "carSharingStations" | "rideSharingParks")[];
                /** @description Only lines of these modes, and the stops that have some; without it: all. */
                mode?: ("metro" | "tram" | "bus" | "coach" | "train" | "cableCar" | "funicular" | "ferry" | "onDemand")[];
                /** @description Lines that come before others at their stops: the favourites. An id that is not known says nothing. */
                lineId?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nearby"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listNextAtStops: {
        parameters: {
            query: {
                /** @description The stops, the name repeated for each. */
                stopId: string[];
                /** @description Lines that come before others at their stops: the favourites. An id that is not known says nothing. */
                lineId?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StopsNext"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getBikeSharingStation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the station. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharingStation"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCarSharingStation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the station. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharingStation"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchJourneys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Where from, where to, when and how. Coordinates win over an id. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JourneySearchBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JourneySearchAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchJourneysOfAddress: {
        parameters: {
            query?: {
                /** @description Id of the place to leave from. */
                fi?: string | string[];
                /** @description Its name. */
                fv?: string | string[];
                /** @description Its latitude. */
                flat?: string | string[];
                /** @description Its longitude. */
                flon?: string | string[];
                /** @description Id of the place to go to. */
                ti?: string | string[];
                /** @description Its name. */
                tv?: string | string[];
                /** @description Its latitude. */
                tlat?: string | string[];
                /** @description Its longitude. */
                tlon?: string | string[];
                /** @description 1: out and back. */
                tt?: string | string[];
                /** @description When to leave, on the clocks of the network. */
                dt?: string | string[];
                /** @description When to be there; simple trips only. */
                at?: string | string[];
                /** @description When to leave for the way back. */
                rt?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getJourney: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which journey. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JourneyDetailBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetailedJourney"];
                };
            };
            default: components["responses"]["Problem"];
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
                "application/json": components["schemas"]["JourneyDetailBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaterRidesAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getJourneyPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Network"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listNetworkLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkLines"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listNetworkAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkAlerts"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getNetworkFileOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkFileOffer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getNetworkFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the network is called in addresses. */
                id: string;
                /** @description The version that the offer names. */
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.halte.network": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listLines: {
        parameters: {
            query?: {
                /** @description Words that begin words of a short name, a long name, a destination or a stop. Without it, or empty: all lines. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lines"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An id as other answers name it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineDetail"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getLineTimetable: {
        parameters: {
            query?: {
                /** @description One of the `directions` of the line. Without it: 0 for the timetable of a line, else both. */
                direction?: "0" | "1";
                /** @description The service day, `YYYY-MM-DD`: what starts on it, also after midnight. Without it: today in the network’s zone. */
                date?: string;
            };
            header?: never;
            path: {
                /** @description An id as other answers name it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineTimetable"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listStopDepartures: {
        parameters: {
            query?: {
                /** @description `true`: a group for each terminus of a line; else for each of its directions. */
                groupedByTerminus?: "true" | "false";
                /** @description From when on, ISO 8601; without an offset it is the time on the network’s clocks. Without it: now. */
                fromDatetime?: string;
                /** @description Departures of each group at most. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description An id as other answers name it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedules"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listLineDepartures: {
        parameters: {
            query?: {
                /** @description Only those that go to this stop point or stop area, with their arrival there. */
                toStopPointId?: string;
                /** @description One of the `directions` of the line. Without it: 0 for the timetable of a line, else both. */
                direction?: "0" | "1";
                /** @description From when on, ISO 8601; without an offset it is the time on the network’s clocks. Without it: now. */
                fromDatetime?: string;
                /** @description Departures of each group at most. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description An id as other answers name it. */
                id: string;
                /** @description Id of a line that stops there. */
                lineId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextDepartures"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getStopTimetable: {
        parameters: {
            query: {
                /** @description Id of a line that stops there. */
                lineId: string;
                /** @description One of the `directions` of the line. Without it: 0 for the timetable of a line, else both. */
                direction?: "0" | "1";
                /** @description The service day, `YYYY-MM-DD`: what starts on it, also after midnight. Without it: today in the network’s zone. */
                date?: string;
            };
            header?: never;
            path: {
                /** @description An id as other answers name it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StopTimetable"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getStopArea: {
        parameters: {
            query?: {
                /** @description For whom the walks are: `stepFree` without steps and escalators, `wheelchair` without these and without what else is closed to a wheelchair, at its speed. Without it: `foot`. Where no streets are known, walks are the same for all. */
                profile?: "foot" | "stepFree" | "wheelchair";
            };
            header?: never;
            path: {
                /** @description An id as other answers name it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StopAreaDetail"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listStopAreaDepartures: {
        parameters: {
            query?: {
                /** @description `true`: a group for each terminus of a line; else for each of its directions. */
                groupedByTerminus?: "true" | "false";
                /** @description From when on, ISO 8601; without an offset it is the time on the network’s clocks. Without it: now. */
                fromDatetime?: string;
                /** @description Departures of each group at most. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description An id as other answers name it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedules"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getTrip: {
        parameters: {
            query?: {
                /** @description The service day, `YYYY-MM-DD`: what starts on it, also after midnight. Without it: today in the network’s zone. */
                date?: string;
                /** @description Selects one departure of a trip by headway. Without it: the first of the day. */
                offset?: number;
            };
            header?: never;
            path: {
                /** @description An id as other answers name it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripInstance"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listAlerts: {
        parameters: {
            query?: {
                /** @description Only what is about this line. */
                lineId?: string;
                /** @description Only what is about this stop point or stop area. */
                stopId?: string;
                /** @description Alerts at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alerts"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listVehicles: {
        parameters: {
            query?: {
                /** @description Only the vehicles of this line. */
                lineId?: string;
                /** @description Only the vehicles of lines of these modes, the name repeated for each; without it: all. */
                mode?: ("metro" | "tram" | "bus" | "coach" | "train" | "cableCar" | "funicular" | "ferry" | "onDemand")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicles"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getLoginWidget: {
        parameters: {
            query?: {
                /** @description Id of the tenant whose page asks. It changes nothing: the page gives the tenant’s key to the script. */
                context?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            default: components["responses"]["Problem"];
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
                "application/json": {
                    /** @description The e-mail address, in any case. */
                    email: string;
                    /** @description The password: at least 8 characters of a new one. */
                    password: string;
                    /** @description Attributes by name, with their new values. Null or an empty text takes an attribute out; what is not named stays. */
                    attributes?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewSession"];
                };
            };
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
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
                "application/json": {
                    /** @description The e-mail address, in any case. */
                    email: string;
                    /** @description The password: at least 8 characters of a new one. */
                    password: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewSession"];
                };
            };
            default: components["responses"]["Problem"];
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
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
                "application/json": {
                    /** @description What is behind `=` in the fragment of the link. */
                    token: string;
                };
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
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
                "application/json": {
                    /**
                     * @description Of the message and of the page that its link leads to.
                     * @enum {unknown}
                     */
                    language: "fr" | "en" | "es" | "it" | "de";
                };
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
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
                "application/json": {
                    /** @description What is behind `=` in the fragment of the link. */
                    token: string;
                    /** @description The password: at least 8 characters of a new one. */
                    password: string;
                };
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
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
                "application/json": {
                    /** @description The e-mail address, in any case. */
                    email: string;
                    /**
                     * @description Of the message and of the page that its link leads to.
                     * @enum {unknown}
                     */
                    language: "fr" | "en" | "es" | "it" | "de";
                };
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getMe: {
        parameters: {
            query?: {
                /** @description Names with commas between them, or the parameter several times. All attributes when it is missing or empty. Unknown names are ignored. */
                attributes?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInfo"];
                };
            };
            default: components["responses"]["Problem"];
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
                "application/json": {
                    /** @description Attributes by name, with their new values. Null or an empty text takes an attribute out; what is not named stays. */
                    attributes: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInfo"];
                };
            };
            default: components["responses"]["Problem"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSessions"];
                };
            };
            default: components["responses"]["Problem"];
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a session. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnData"];
                };
            };
            default: components["responses"]["Problem"];
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
                "application/json": {
                    /** @description The password of the account. */
                    password: string;
                };
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteLists"];
                };
            };
            default: components["responses"]["Problem"];
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
                "application/json": components["schemas"]["FavoriteBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteEntry"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteEntry"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `favoriteId` of the favourite. */
                id: string;
            };
            cookie?: never;
        };
        /** @description A favourite. Which fields it needs depends on its type; those that its type does not have are refused. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavoriteBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteEntry"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteFavorite: {
        parameters: {
            query?: {
                /** @description When the person made the change, for a device that could not send it at once. Of two changes of the same favourite the one made later counts. Absent or in the future: now. */
                changedAt?: string;
            };
            header?: never;
            path: {
                /** @description `favoriteId` of the favourite. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
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
                "application/json": components["schemas"]["FavoriteOrderBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteLists"];
                };
            };
            default: components["responses"]["Problem"];
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
                "application/json": components["schemas"]["FavoriteSynchronizeBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteSynchronized"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCart: {
        parameters: {
            query?: {
                /** @description The e-mail address of an anonymous cart; not looked at with a user’s token. */
                email?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addCartItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to put into the cart. Without a quantity: one piece. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description `id` of something in the catalogue. */
                    productId: string;
                    /** @description How many pieces. */
                    quantity?: number;
                    /** @description The person it is for. Null or absent: the customer. */
                    recipient?: {
                        /** @description First name. */
                        firstName: string;
                        /** @description Last name. */
                        lastName: string;
                        /** @description E-mail address, where it is known. */
                        email?: string | null;
                    } | null;
                    /** @description The e-mail address of an anonymous cart; not looked at with a user’s token. */
                    email?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeCartItem: {
        parameters: {
            query?: {
                /** @description The e-mail address of an anonymous cart; not looked at with a user’s token. */
                email?: string;
            };
            header?: never;
            path: {
                /** @description `itemId` of the line. */
                id: string;
            };
            cookie?: never;
        };
        /** @description How many there are to be. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description How many pieces. */
                    quantity: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeCartItem: {
        parameters: {
            query?: {
                /** @description The e-mail address of an anonymous cart; not looked at with a user’s token. */
                email?: string;
            };
            header?: never;
            path: {
                /** @description `itemId` of the line. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCatalogue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopCatalogue"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listShopNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopNotifications"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listBanners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Banners"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getMenu: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the menu, with its language at the end unless that is French. */
                menu: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CmsMenu"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getTile: {
        parameters: {
            query?: {
                /** @description For which ground it is drawn. Without it: light. */
                theme?: "light" | "dark";
                /** @description Pixels on each side. A tile of 512 shows its square as the four tiles of the next zoom do. Without it: 256. */
                size?: "256" | "512";
                /** @description Whether stops are named on a ground that is drawn from a timetable. Without it: shown. */
                stops?: "shown" | "hidden";
                /** @description With the network’s lines in the same file, up to zoom 12 of the map: its address with the fragment `#lines` shows them alone. Without it: none. */
                lines?: "aside";
                /** @description In which towns, waters and sights are named up to zoom 15 of the map, where they have a name in it. Without it, and for all else: names as on signs. */
                language?: "fr" | "en" | "es" | "it" | "de";
                /** @description The names alone, on a transparent square: to be laid above what hides them. Without it: all. */
                only?: "names";
            };
            header?: never;
            path: {
                /** @description Zoom: the world is 2^z tiles wide. */
                z: number;
                /** @description Column, from 0 at 180° west. */
                x: number;
                /** @description Row, from 0 in the north. */
                y: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getLineTile: {
        parameters: {
            query?: {
                /** @description For which ground it is drawn. Without it: light. */
                theme?: "light" | "dark";
                /** @description Pixels on each side. A tile of 512 shows its square as the four tiles of the next zoom do. Without it: 256. */
                size?: "256" | "512";
            };
            header?: never;
            path: {
                /** @description Zoom: the world is 2^z tiles wide. */
                z: number;
                /** @description Column, from 0 at 180° west. */
                x: number;
                /** @description Row, from 0 in the north. */
                y: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getStill: {
        parameters: {
            query: {
                /** @description The network as it is first seen (home), the same without its lines (ground), or its middle with the streets around it (nearby). Without it: home. */
                view?: "home" | "ground" | "nearby";
                /** @description For which screens. */
                size: "phone" | "desk";
                /** @description For which ground it is drawn. Without it: light. */
                theme?: "light" | "dark";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getStopAreaStill: {
        parameters: {
            query: {
                /** @description For which screens. */
                size: "phone" | "desk";
                /** @description For which ground it is drawn. Without it: light. */
                theme?: "light" | "dark";
            };
            header?: never;
            path: {
                /** @description An id as other answers name it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getLineStill: {
        parameters: {
            query: {
                /** @description For which screens. */
                size: "phone" | "desk";
                /** @description For which ground it is drawn. Without it: light. */
                theme?: "light" | "dark";
            };
            header?: never;
            path: {
                /** @description An id as other answers name it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDemoRealTime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which message: `trip-updates`, `vehicle-positions` or `alerts`. */
                message: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-protobuf": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDemoGbfs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `bikes` or `cars`. */
                system: string;
                /** @description Name of the document, without `.json`. */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            default: components["responses"]["Problem"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            default: components["responses"]["Problem"];
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
                "application/json": components["schemas"]["ClientErrorBody"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    reportPageFigures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What a page says of its speed when it is left. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageFiguresBody"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Liveness"];
                };
            };
            default: components["responses"]["Problem"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            default: components["responses"]["Problem"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
