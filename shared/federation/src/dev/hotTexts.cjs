/** A loader for the texts of one language: when its file changes, the page loads its texts again, and what is typed stays. */
module.exports = function hotTexts(source) {
  return `${source}
import { getLocale, setLocale } from '@halte/i18n';
import.meta.webpackHot.accept();
if (import.meta.webpackHot.data) void setLocale(getLocale());
`;
};
