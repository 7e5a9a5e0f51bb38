/**
 * Holds the remote of the current folder against the rules of `halte-remote check` that need a browser: `remoteRules.mjs <browser> <screens>`, where
 * `screens` are addresses as JSON, by a part of the name of a rule; a rule without any looks at all. Writes the outcomes as JSON.
 */
import { outcomeOf } from '../../shared/federation/src/check/rule.mjs';
import { RULES } from '../../shared/federation/src/check/rules.mjs';
import { subjectIn } from '../../shared/federation/src/check/subject.mjs';

const [executablePath = '', text = '{}'] = process.argv.slice(2);
const screensByRule = Object.entries(JSON.parse(text));
const subject = await subjectIn({ folder: process.cwd(), host: null, executablePath });
const outcomes = [];
for (const rule of RULES.filter(({ needsBrowser }) => needsBrowser)) {
  const opened = await subject.openBrowser();
  if ('leftOut' in opened) throw new Error(`${opened.leftOut}\n${await subject.buildErrors()}`);
  const [, screens = opened.screens] = screensByRule.find(([part]) => rule.name.includes(part)) ?? [];
  outcomes.push(await outcomeOf(rule, { ...subject, openBrowser: async () => ({ ...opened, screens }) }));
}
await subject.close();
console.log(JSON.stringify(outcomes));
