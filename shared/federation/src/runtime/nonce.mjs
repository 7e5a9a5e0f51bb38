/** Libraries that add a `<style>` at run time (Radix does) ask webpack for the nonce; each bundle has its own webpack runtime and needs it. */
__webpack_nonce__ = document.querySelector('meta[name="csp-nonce"]')?.nonce;
