import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'title.schedules': 'Lines of the network',
  loading: 'Loading the lines…',
  'filter.label': 'Line number or name',
  'filter.empty': 'No line matches “{{query}}”',
  'filter.hint': 'Try its number, a terminus or part of its name.',
  'filter.clear': 'Show all lines',
  'lines.count_one': '{{count}} line',
  'lines.count_other': '{{count}} lines',
  'line.name': 'Line {{name}}',
  'line.directions': 'Towards:',
  'empty.title': 'No lines have been published yet',
  'empty.hint': 'Lines will appear here as soon as the network publishes its timetable.',
  'error.title': 'The lines could not be loaded',
  'error.retry': 'Try again',
  'mode.metro': 'Metro',
  'mode.tram': 'Tram',
  'mode.train': 'Train',
  'mode.cableCar': 'Cable car',
  'mode.funicular': 'Funicular',
  'mode.ferry': 'Ferry',
  'mode.bus': 'Bus',
  'mode.coach': 'Coach',
  'mode.onDemand': 'On-demand transport',
} satisfies TranslationOf<typeof fr>;
