/** Words that the names of the city are made of. */
const list = (text: string): readonly string[] => text.split(',').map((word) => word.trim());

/** Names that may follow "Rue" without an article; the best known ones. */
export const FIXED_NAMES = list(`
  Victor-Hugo, Jean-Jaurès, Pasteur, Voltaire, Molière, Marie-Curie, Georges-Clemenceau, Léon-Gambetta,
  Émile-Zola, Jules-Ferry, Jean-Moulin, Simone-Veil, Olympe-de-Gouges, Louise-Michel, George-Sand, Diderot,
  Montaigne, Rabelais, Descartes, Berlioz, Claude-Debussy, Lamartine, Alfred-de-Musset, Aristide-Briand,
  Pierre-de-Ronsard, La Fontaine, Racine, Corneille, Paul-Verlaine, Arthur-Rimbaud, Charles-Baudelaire,
  Berthe-Morisot, Camille-Claudel, Claude-Monet, Paul-Cézanne, Gustave-Courbet, Sophie-Germain,
  Émilie-du-Châtelet, Ampère, Lavoisier, Arago, Carnot, Condorcet, Mirabeau, Lafayette, Jacques-Prévert, Colette,
  Marguerite-Yourcenar, Germaine-Tillion, Lucie-Aubrac, Rosa-Bonheur, Nadar, de la Paix, de la Liberté,
  de la Fraternité, de l’Abbaye, de l’Arsenal, de l’Hôtel-Dieu, du Palais, du Théâtre, de la Monnaie, du Beffroi,
  de la Halle aux Blés, de la Citadelle, du Général-Leclerc, du 11-Novembre, du 8-Mai-1945, du 14-Juillet,
  de Strasbourg, de Nantes, de Lyon, de Bretagne, de Touraine, du Berry, de Provence, de Picardie, d’Anjou,
  de Gascogne, de Bourgogne, de Lorraine
`);

/** Names that may follow "Rue", with their article. */
export const THINGS = list(`
  des Lilas, des Acacias, des Tilleuls, des Marronniers, des Cerisiers, des Noyers, des Ormes, des Peupliers,
  des Platanes, des Bouleaux, des Érables, des Saules, des Charmes, des Glycines, des Iris, des Bleuets,
  des Coquelicots, des Violettes, des Églantiers, des Genêts, des Bruyères, des Jonquilles, des Hirondelles,
  des Mésanges, des Rossignols, des Fauvettes, des Alouettes, des Martinets, du Héron, des Cigognes, des Tanneurs,
  des Tisserands, des Drapiers, des Orfèvres, des Charpentiers, des Tonneliers, des Potiers, des Vignerons,
  des Meuniers, des Maraîchers, des Forgerons, des Imprimeurs, des Cordeliers, des Carmes, des Ursulines,
  des Capucins, du Four-Banal, du Puits-Vert, de la Fontaine, du Vieux-Marché, du Lavoir, de la Poste, des Écoles,
  du Stade, de la Gare, du Cimetière, de la Mairie, de l’Église, du Presbytère, du Château, de la Tour, du Donjon,
  des Remparts, de la Poterne, du Pont-Neuf, du Port, des Mariniers, du Bac, de l’Écluse, du Canal, du Gué,
  de l’Île, des Grèves, du Moulin, de la Scierie, de la Forge, de la Verrerie, de la Filature, de la Briqueterie,
  des Carrières, des Fours-à-Chaux, du Belvédère, de Bellevue, de Beauregard, de Beauséjour, du Plateau,
  de la Colline, de la Vallée, du Ruisseau, des Sources, des Prairies, des Jardins, des Vergers, du Verger,
  du Colombier, de la Grange, de la Ferme, du Levant, du Couchant, du Midi, du Parc, de la Garenne, du Lièvre,
  du Renard, de la Biche, du Cerf, de l’Avenir, du Progrès, de l’Industrie, du Commerce, de la Concorde,
  de l’Espérance, de l’Égalité
`);

/** "du Clos" and "des Vignes" make the names of old fields and lanes. */
export const HEADS = list(`
  du Clos, du Champ, du Pré, du Puits, du Val, du Bois, de la Croix, de la Côte, de la Fontaine, du Mas, du Four,
  de la Cour, du Carré, de la Pièce, de la Closerie, du Hameau, du Chemin, de la Source, du Moulin, du Lavoir,
  de la Grange, du Verger, du Jardin, de la Butte, du Buisson
`);
export const TAILS = list(`
  des Vignes, aux Loups, Saint-Martin, Sainte-Anne, Saint-Éloi, des Moines, des Dames, Fleuri, aux Moines,
  des Chênes, Blanche, Rouge, du Roi, de l’Abbesse, Sainte-Marthe, Saint-Roch, aux Daims, du Meunier,
  des Pèlerins, Saint-Fiacre, de Mai, aux Fées, Saint-Gilles, des Bergers, aux Chevaux, du Seigneur, aux Lièvres,
  des Charbonniers, Saint-Jacques, Sainte-Claire, du Chapelain, des Buis, aux Cailles, du Bailli, Saint-Vincent,
  des Bordes
`);

export const FIRST_NAMES = list(`
  Marcel, Lucienne, Augustin, Honorine, Félix, Mathilde, Ernest, Clémence, Gaston, Adrienne, Théodore, Blanche,
  Anselme, Jeanne, Édouard, Hélène, Prosper, Madeleine, Armand, Suzanne, Octave, Berthe
`);
export const SURNAMES = list(`
  Aubriot, Delmarne, Fontanel, Grandvaux, Hervieu, Jolivard, Lacombe, Maréchaux, Navarin, Orsel, Pellerault,
  Quesnoy, Roussillard, Sauvageot, Thévenard, Vauclin, Barbezan, Chastel, Duvernoy, Esparel, Ferrandin, Gatineau,
  Beaumesnil, Cazenave, Lestrade, Montarcy, Rivoire, Sabatier
`);

export const DISTRICTS: readonly [name: string, degrees: number, radius: number][] = [
  ['Vieille Ville', 60, 330],
  ['Les Tanneries', 300, 1050],
  ['Saint-Éloi', 150, 1300],
  ['La Gare', 72, 1350],
  ['Les Remparts', 20, 1350],
  ['Bellevue', 98, 2500],
  ['Grand Clos', 165, 2300],
  ['Les Faïenciers', 40, 2350],
  ['Beauregard', 128, 3300],
  ['Les Coteaux', 52, 3350],
  ['Port-Neuf', 4, 2600],
  ['La Filature', 8, 3500],
  ['Jeanne-Barret', 335, 3350],
  ['Les Prés-Verts', 310, 2450],
  ['Butte aux Vents', 275, 2200],
  ['La Garenne', 250, 3200],
  ['Saint-Roch', 228, 2300],
  ['Les Mariniers', 198, 2600],
  ['Campus des Sources', 218, 3500],
  ['Croix-Blanche', 292, 3500],
];
