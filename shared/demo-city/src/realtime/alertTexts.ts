/** The texts of the city's alerts in five languages. `{line}` and `{stop}` stand for names. */
export const ALERT_LANGUAGES = ['fr', 'en', 'es', 'it', 'de'] as const;
export type AlertLanguage = (typeof ALERT_LANGUAGES)[number];

export type AlertKey = 'lift' | 'stopMoved' | 'roadworks' | 'market' | 'summer' | 'ferry' | 'traffic';

export interface AlertText {
  readonly header: string;
  readonly description: string;
}

export const ALERT_TEXTS: Readonly<Record<AlertKey, Readonly<Record<AlertLanguage, AlertText>>>> = {
  lift: {
    fr: {
      header: 'Ascenseur en panne à {stop}',
      description:
        'L’ascenseur entre la rue et les quais de la ligne {line} est hors service. La réparation est en cours. Si vous ne pouvez pas prendre l’escalier, descendez à la station suivante ou appelez un agent depuis la borne d’appel.',
    },
    en: {
      header: 'Lift out of order at {stop}',
      description:
        'The lift between the street and the line {line} platforms is out of order and being repaired. If you cannot use the stairs, travel on to the next station or ask staff for help at the help point.',
    },
    es: {
      header: 'Ascensor averiado en {stop}',
      description:
        'El ascensor entre la calle y los andenes de la línea {line} está fuera de servicio; se está reparando. Si no puedes usar las escaleras, baja en la estación siguiente o pide ayuda desde el punto de llamada.',
    },
    it: {
      header: 'Ascensore guasto a {stop}',
      description:
        'L’ascensore tra la strada e le banchine della linea {line} è fuori servizio; la riparazione è in corso. Se non puoi usare le scale, scendi alla stazione successiva o chiedi aiuto dal punto di chiamata.',
    },
    de: {
      header: 'Aufzug außer Betrieb: {stop}',
      description:
        'Der Aufzug zwischen der Straße und den Bahnsteigen der Linie {line} ist außer Betrieb und wird repariert. Wenn Sie keine Treppen steigen können, fahren Sie bitte bis zur nächsten Station oder rufen Sie über die Notrufsäule Hilfe.',
    },
  },
  stopMoved: {
    fr: {
      header: 'Ligne {line} : arrêt {stop} déplacé',
      description:
        'En raison de travaux sur les voies, l’arrêt {stop} de la ligne {line} est reporté d’environ 150 m, de l’autre côté du carrefour. Suivez le fléchage jaune.',
    },
    en: {
      header: 'Line {line}: {stop} stop moved',
      description:
        'Because of track works, the line {line} stop {stop} has been moved about 150 m, to the other side of the junction. Please follow the yellow signs.',
    },
    es: {
      header: 'Línea {line}: parada {stop} trasladada',
      description:
        'Debido a las obras en las vías, la parada {stop} de la línea {line} se ha trasladado unos 150 m, al otro lado del cruce. Sigue las señales amarillas.',
    },
    it: {
      header: 'Linea {line}: fermata {stop} spostata',
      description:
        'A causa dei lavori sui binari, la fermata {stop} della linea {line} è spostata di circa 150 m, dall’altro lato dell’incrocio. Segui i cartelli gialli.',
    },
    de: {
      header: 'Linie {line}: Haltestelle {stop} verlegt',
      description:
        'Wegen Gleisbauarbeiten ist die Haltestelle {stop} der Linie {line} um etwa 150 m auf die andere Seite der Kreuzung verlegt. Bitte folgen Sie den gelben Schildern.',
    },
  },
  roadworks: {
    fr: {
      header: 'Ligne {line} : arrêt {stop} non desservi',
      description:
        'La chaussée est en travaux. Les bus de la ligne {line} ne marquent pas l’arrêt {stop}, dans les deux sens. Reportez-vous à l’arrêt précédent ou au suivant.',
    },
    en: {
      header: 'Line {line}: {stop} not served',
      description:
        'Because of roadworks, line {line} buses do not call at {stop} in either direction. Please use the stop before or after.',
    },
    es: {
      header: 'Línea {line}: la parada {stop} no tiene servicio',
      description:
        'Debido a las obras en la calzada, los autobuses de la línea {line} no paran en {stop} en ninguno de los dos sentidos. Utiliza la parada anterior o la siguiente.',
    },
    it: {
      header: 'Linea {line}: fermata {stop} non servita',
      description:
        'A causa dei lavori stradali, gli autobus della linea {line} non fermano a {stop} in entrambe le direzioni. Utilizza la fermata precedente o quella successiva.',
    },
    de: {
      header: 'Linie {line}: kein Halt in {stop}',
      description:
        'Wegen Straßenbauarbeiten halten die Busse der Linie {line} in beiden Richtungen nicht in {stop}. Bitte nutzen Sie die Haltestelle davor oder danach.',
    },
  },
  market: {
    fr: {
      header: 'Jour de marché : lignes {line} déviées',
      description:
        'Les mercredis et samedis, de 6 h à 14 h, les bus des lignes {line} contournent le marché et ne desservent pas l’arrêt {stop}. Le métro et le tram s’y arrêtent comme d’habitude.',
    },
    en: {
      header: 'Market day: lines {line} diverted',
      description:
        'On Wednesdays and Saturdays from 6 am to 2 pm, buses on lines {line} go around the market and do not call at {stop}. The metro and trams stop there as usual.',
    },
    es: {
      header: 'Día de mercado: líneas {line} desviadas',
      description:
        'Los miércoles y sábados, de 6 a 14 h, los autobuses de las líneas {line} rodean el mercado y no paran en {stop}. El metro y el tranvía paran allí como siempre.',
    },
    it: {
      header: 'Giorno di mercato: linee {line} deviate',
      description:
        'Il mercoledì e il sabato, dalle 6 alle 14, gli autobus delle linee {line} aggirano il mercato e non fermano a {stop}. Metro e tram fermano come di consueto.',
    },
    de: {
      header: 'Markttag: Umleitung der Linien {line}',
      description:
        'Mittwochs und samstags von 6 bis 14 Uhr umfahren die Busse der Linien {line} den Markt und halten nicht an {stop}. U-Bahn und Straßenbahn halten dort wie gewohnt.',
    },
  },
  summer: {
    fr: {
      header: 'Ligne {line} : service réduit en été',
      description:
        'En juillet et en août, certains départs de la ligne {line} n’ont pas lieu. Vérifiez votre trajet avant de partir.',
    },
    en: {
      header: 'Line {line}: reduced summer service',
      description:
        'In July and August, some line {line} departures do not run. Please check your journey before you set out.',
    },
    es: {
      header: 'Línea {line}: servicio reducido en verano',
      description:
        'En julio y agosto, algunas salidas de la línea {line} no circulan. Consulta tu viaje antes de salir.',
    },
    it: {
      header: 'Linea {line}: servizio ridotto in estate',
      description:
        'A luglio e agosto alcune corse della linea {line} non vengono effettuate. Verifica il viaggio prima di partire.',
    },
    de: {
      header: 'Linie {line}: eingeschränkter Sommerverkehr',
      description:
        'Im Juli und August entfallen einige Fahrten der Linie {line}. Bitte prüfen Sie Ihre Verbindung, bevor Sie aufbrechen.',
    },
  },
  ferry: {
    fr: {
      header: 'Navette {line} : vélos non admis cette semaine',
      description:
        'La rivière est haute et les pontons sont en pente. Par sécurité, les vélos ne sont pas admis à bord de la navette {line}.',
    },
    en: {
      header: 'River shuttle {line}: no bicycles this week',
      description:
        'The river is high and the gangways are steep. For your safety, bicycles are not allowed on river shuttle {line}.',
    },
    es: {
      header: 'Lanzadera fluvial {line}: esta semana sin bicicletas',
      description:
        'El río va crecido y las pasarelas están muy inclinadas. Por seguridad, no se admiten bicicletas a bordo de la lanzadera {line}.',
    },
    it: {
      header: 'Navetta fluviale {line}: niente biciclette questa settimana',
      description:
        'Il fiume è alto e le passerelle sono ripide. Per sicurezza, le biciclette non sono ammesse a bordo della navetta {line}.',
    },
    de: {
      header: 'Flussfähre {line}: diese Woche ohne Fahrräder',
      description:
        'Der Fluss führt viel Wasser und die Stege sind steil. Zu Ihrer Sicherheit werden auf der Fähre {line} keine Fahrräder mitgenommen.',
    },
  },
  traffic: {
    fr: {
      header: 'Ligne {line} ralentie',
      description: 'La circulation est dense : comptez plusieurs minutes de retard sur la ligne {line}.',
    },
    en: {
      header: 'Delays on line {line}',
      description: 'Traffic is heavy: expect delays of several minutes on line {line}.',
    },
    es: {
      header: 'Retrasos en la línea {line}',
      description: 'El tráfico es denso: calcula varios minutos de retraso en la línea {line}.',
    },
    it: {
      header: 'Ritardi sulla linea {line}',
      description: 'Il traffico è intenso: sono previsti ritardi di diversi minuti sulla linea {line}.',
    },
    de: {
      header: 'Verspätungen auf der Linie {line}',
      description: 'Dichter Verkehr: Auf der Linie {line} kommt es zu Verspätungen von mehreren Minuten.',
    },
  },
};
