/** Names and paths of the host's own pages, which no remote may claim. */
export const HOST_PAGES = [
  { name: 'cobranding', path: '/cobranding' },
  { name: 'cobranding-demo-widgets-definitions', path: '/cobranding/demo/widgets-definitions' },
  { name: 'cobranding-demo-id', path: '/cobranding/demo/:id' },
  { name: 'error', path: '/error' },
  { name: 'signedin', path: '/signedin' },
  { name: 'unsubscribe', path: '/unsubscribe' },
] as const;

export type HostPage = (typeof HOST_PAGES)[number]['name'];
