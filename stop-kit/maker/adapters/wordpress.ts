/** A small plugin of WordPress, written for one kit: no setting, no table, no request. */

/** As PHP writes a text that nothing in it can end. */
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/**
 * The plugin file. It prints the kit before all else in the head, the link at the foot, and tells
 * plugins that speak the WP Consent API.
 */
export function wordpressPlugin(kit: {
  readonly version: string;
  readonly snippet: string;
  readonly link: { readonly html: string };
}): string {
  return `<?php
/**
 * Plugin Name: Stop kit
 * Description: Holds advertising tools back for visitors who say no.
 * Version: ${kit.version}
 * License: MIT
 */

if (!defined('ABSPATH')) {
    exit;
}

const STOP_KIT_HEAD = ${quoted(kit.snippet)};
const STOP_KIT_LINK = ${quoted(kit.link.html)};
/** Set this to false and put the link into your footer yourself, if your theme shows it badly. */
const STOP_KIT_PRINTS_LINK = true;

/** First in the head, before every script of themes and plugins. */
add_action('wp_head', function () {
    echo STOP_KIT_HEAD, "\\n";
}, -1000);

/** What plugins ask that speak the WP Consent API. */
add_action('wp_head', function () {
    echo "<script>document.addEventListener('statewise:choice',function(){window.wp_set_consent&&wp_set_consent('marketing','deny')})</script>\\n";
}, -999);

add_filter('wp_get_consent_type', function () {
    return 'optout';
});

add_action('wp_footer', function () {
    if (STOP_KIT_PRINTS_LINK) {
        echo '<p style="text-align:center">', STOP_KIT_LINK, "</p>\\n";
    }
}, 100);
`;
}
