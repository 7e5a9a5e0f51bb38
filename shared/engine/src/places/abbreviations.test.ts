/** How streets are written on signs and in lists, in each language: both must be found by each other. */
import { allInFull, wordsOf } from './words.ts';

const common = (text: string) => allInFull(wordsOf(text)).join(' ');

it.each([
  // French.
  ['Bd du Gal Leclerc', 'Boulevard du Général Leclerc'],
  ['Av. St-Michel', 'Avenue Saint-Michel'],
  ['Pl. de la République', 'Place de la République'],
  ['R. de la Gare', 'Rue de la Gare'],
  ['Fbg. Ste-Anne', 'Faubourg Sainte-Anne'],
  ['Rte de Paris', 'Route de Paris'],
  ['Imp. du Pdt Wilson', 'Impasse du Président Wilson'],
  ['Sq. du Pr. Calmette', 'Square du Professeur Calmette'],
  ['Chée de Louvain', 'Chaussée de Louvain'],
  // English: behind the name.
  ['Baker St', 'Baker Street'],
  ['Abbey Rd', 'Abbey Road'],
  ['St. James Pl', 'Saint James Place'],
  ['Park Ave', 'Park Avenue'],
  ['Rosebery Cres', 'Rosebery Crescent'],
  ['Drury Ln', 'Drury Lane'],
  // Spanish.
  ['C/ Mayor', 'Calle Mayor'],
  ['C. Mayor', 'Calle Mayor'],
  ['Avda. de América', 'Avenida de América'],
  ['Pza. de España', 'Plaza de España'],
  ['Pº de la Castellana', 'Paseo de la Castellana'],
  ['Ctra. de Toledo', 'Carretera de Toledo'],
  ['Gta. de Sta. María', 'Glorieta de Santa María'],
  ['C/ Ntra. Sra. del Pilar', 'Calle Nuestra Señora del Pilar'],
  ['Rda. de Toledo', 'Ronda de Toledo'],
  // Italian, also with a dot inside.
  ['C.so Italia', 'Corso Italia'],
  ['P.za Garibaldi', 'Piazza Garibaldi'],
  ['P.zza Garibaldi', 'Piazza Garibaldi'],
  ['P. Garibaldi', 'Piazza Garibaldi'],
  ['V.le Monza', 'Viale Monza'],
  ['V. Roma', 'Via Roma'],
  ['L.go Augusto', 'Largo Augusto'],
  ['Via F.lli Bandiera', 'Via Fratelli Bandiera'],
  ['Via S. Marco', 'Via San Marco'],
  // German: inside a word, and as a word of its own.
  ['Hauptstr.', 'Hauptstraße'],
  ['Leopoldstr. ', 'Leopoldstraße'],
  ['Str. des 17. Juni', 'Straße des 17. Juni'],
  ['Marienpl.', 'Marienplatz'],
  ['Pl. der Opfer', 'Platz der Opfer'],
  ['Ostbhf', 'Ostbahnhof'],
  ['München Hbf', 'München Hauptbahnhof'],
  ['St.-Paul-Str.', 'Sankt-Paul-Straße'],
  ['Prof.-Huber-Pl.', 'Professor-Huber-Platz'],
  // Portuguese.
  ['R. Augusta', 'Rua Augusta'],
  ['Av. Borges de Medeiros', 'Avenida Borges de Medeiros'],
  ['Pça. da Alfândega', 'Praça da Alfândega'],
  ['Tv. São José', 'Travessa S. José'],
  ['Lg. do Carmo', 'Largo do Carmo'],
  ['Estr. da Luz', 'Estrada da Luz'],
  ['R. Dr. Flores', 'Rua Doutor Flores'],
  ['R. Cel. Bordini', 'Rua Coronel Bordini'],
  // Catalan.
  ['C/ de Mallorca', 'Carrer de Mallorca'],
  ['Pl. de Catalunya', 'Plaça de Catalunya'],
  ['Pç. de Catalunya', 'Plaça de Catalunya'],
  ['Pg. de Gràcia', 'Passeig de Gràcia'],
  ['Av. Diagonal', 'Avinguda Diagonal'],
  ['Rbla. de St. Antoni', 'Rambla de Sant Antoni'],
  // Dutch.
  ['Kerkstr.', 'Kerkstraat'],
  ['St. Jansstraat', 'Sint Jansstraat'],
  ['Museumpl.', 'Museumplein'],
  // A bilingual town has both names on the sign.
  ['Avenida Diagonal', 'Avinguda Diagonal'],
  ['Plaza de Cataluña', 'Plaça de Cataluña'],
])('%s is %s', (short, long) => {
  expect(common(short)).toBe(common(long));
});

it.each([
  // Words that only look like abbreviations.
  ['Gare de l’Est', 'gare de l est'],
  ['Av C', 'avenue c'],
  ['King’s Cross', 'king s cross'],
  ['Via Po', 'via po'],
  ['Temple', 'temple'],
  ['Plan C', 'plan c'],
  ['Quai R', 'quai r'],
  ['Hôtel V', 'hotel v'],
])('%s stays %s', (name, words) => {
  expect(common(name)).toBe(words);
});

it.each([
  ['Baker Street', 'Saint Baker'],
  ['Rue de la Gare', 'Route de la Gare'],
  ['Plaza Mayor', 'Calle Mayor'],
  ['Hauptstraße', 'Hauptplatz'],
  ['Via Roma', 'Viale Roma'],
  ['Largo Augusto', 'Corso Augusto'],
  ['Paseo del Prado', 'Pasaje del Prado'],
  ['Rua da Praia', 'Travessa da Praia'],
])('%s is not %s', (one, other) => {
  expect(common(one)).not.toBe(common(other));
});
