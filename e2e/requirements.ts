/**
 * Every requirement that the end-to-end tests answer for, one sentence each. An id is a name: what stands before the dot groups
 * requirements of one subject. An id without a test, and a test naming an unknown id, fail the run.
 */
export const requirements = {
  'S2.routes': 'Every route of the specification answers 200 under its exact path with its own title and main heading.',
  'S2.exact': 'Routes match exactly: another case or a longer path is no page.',
  'S2.not-found': 'Any other path answers 404 with the not-found page.',
  'S2.version': 'The docs live under /docs in one version, labelled Next.',
  'S2.sidebar-docs':
    'The first level of the Docs sidebar is the eight pages of the specification, by task; every other docs page is beneath one of them.',
  'S2.sidebar-versions': 'The Version History sidebar lists recent-versions and every Web and Mobile release page.',
  'S2.sidebar-fixed': 'The sidebar cannot be hidden, and opening one category leaves the others open.',
  'S2.toc': 'The table of contents covers heading levels 2 and 3.',
  'S2.navbar':
    'The navbar is fixed to the top and holds Docs, Version History, Next, English, Login and the colour mode toggle.',
  'S2.mobile-sidebar': 'A hamburger opens the mobile sidebar, which has a button back to the main menu.',
  'S2.footer':
    'The footer has groups for contact, about, sign-in and privacy policy, with one e-mail and one phone number.',
  'S2.skip': 'A skip link leads to the content.',
  'S2.article-first':
    'In the document the article comes before the sidebar, which is drawn where it was and keeps its place by keyboard.',
  'S2.announcement': 'An announcement bar is shown and can be dismissed.',
  'S2.crash': 'A crashed page reads "This page crashed." with a Try again button and the chain of error messages.',
  'S2.breakpoint': 'The layout is desktop above 996 pixels and mobile at 996 and below.',

  'S4.colour-mode': 'The colour mode is light, dark or system, starts light, and the choice is kept in local storage.',
  'S4.announcement': 'A dismissed announcement stays away until the id of the announcement changes.',
  'S4.preferred-version': 'A preferred version that no longer exists is cleared from local storage.',
  'S4.navbar': 'The navbar hides on the way down, and shows on the way up, at the page end and near the top.',
  'S4.navbar-anchor': 'Navigating to an existing anchor hides the navbar.',
  'S4.mobile-sidebar': 'The page does not scroll while the mobile sidebar is shown.',
  'S4.error-boundary': 'Try again on a crashed page renders the page once more.',
  'S4.progress': 'The progress bar starts 200 ms after a change of path and ends with the route update.',
  'S4.navigation':
    'Navigation preloads the route, then scrolls to the anchor or the top; a failed load reloads the page.',
  'S4.html-suffix': 'A trailing index.html or .html is stripped from paths that match no route.',
  'S4.copied': 'The copy button says Copied for 1500 ms.',

  'S5.version-dropdown':
    'A version dropdown naming an unknown version is an error that lists the version names there are.',
  'S5.sidebar-item': 'A sidebar item of the navbar whose sidebar has nothing to link to is an error.',
  'S5.item-type': 'An unknown type of navbar item is an error.',
  'S5.default-export': 'A page component without a default export is an error.',

  'S8.crash': 'A page that crashes says so and offers Try again.',
  'S8.navbar-item': 'A navbar item that fails to render asks to double-check its configuration.',
  'S8.chunk': 'A chunk that cannot be loaded shows the error and a Retry button.',
  'S8.not-found': 'A route that does not exist shows the not-found page.',
  'S8.base-url': 'A site whose scripts do not load shows a banner that suggests another base URL.',
  'S8.build-fails': 'Broken links and broken Markdown images fail the build.',
  'S8.build-warns': 'Broken Markdown links, broken anchors and duplicate routes only warn.',

  'S9.breakpoint': 'The desktop breakpoint is 996 pixels.',
  'S9.lazy-delay': 'The placeholder of a page that is being loaded appears after 200 ms.',
  'S9.progress': 'The progress bar starts after 200 ms, at 0.08 or more, with a speed of 200 ms.',
  'S9.copied': 'Copy feedback lasts 1500 ms.',
  'S9.languages': 'Code is highlighted for an extensive list of languages.',
  'S9.libraries': 'Route patterns are cached up to 10000 entries and the scheduler works in slices of 5 ms.',

  'I4.dialog':
    'The dialog opens from button and shortcut, finds a misspelt word as the reader types, and Enter leads to the right section.',
  'I4.marks': 'The words that were searched for are marked on the page the reader lands on.',
  'I4.index': 'Below /docs/survey the survey-builder index is asked, elsewhere the main one.',
  'I4.one-search': 'The same query, filters and recent searches mean the same on every page.',
  'I4.releases':
    'Who asks which release brought something gets the release note first, and the list of releases about it.',
  'I4.outage':
    'When the service cannot be reached, dialog and page show the error screen and never say that there are no results.',
  'I4.filters':
    'Docs and release notes, Web and Mobile, and one version can be chosen, with the same counts in dialog and page.',
  'I4.related': 'Where words find one section at most, sections of similar meaning are listed below, as Related.',
  'I4.no-javascript': 'Without JavaScript the search page still answers.',
  'B9.12': 'The search of the site is described for the address bar of browsers, and pages link to the description.',
  'I26.cards': 'On the docs overview each page is a card that leads to it wherever it is pressed.',
  'I26.shortcuts': 'The keyboard shortcuts of the site are listed when ? is pressed outside of a field.',
  'I4.browser-mode': 'A build for browser mode finds things on a host that only hands out files.',
  'I21.any-host':
    'On hosts without clean addresses pages are folders, or 404.html leads on to the page that an address means.',
  'I21.no-network':
    'In browser mode, who has searched once finds other things and asks the assistant without a network.',
  'I21.sub-path':
    'Below a path of a host everything works: pages, files, feeds, search and assistant, with our server and without.',
  'I4.axe': 'The dialog and the search page have no accessibility violation in either theme.',

  'A4.6': 'While an answer comes the field gives way to "Answering..." with a stop button that has a name.',
  'A4.7': 'The field takes the focus back when no answer is on its way.',
  'A4.8': 'A menu starts a new conversation and shows the history; Escape and a press outside close it.',
  'A11.1': 'A question is sent, streams with its first visible piece, and is ready, or failed.',
  'A11.2': 'Asking clears the field, goes on with the conversation, and never sends a question twice or an empty one.',
  'A11.3':
    'Exchanges stand newest first below the disclaimer, and show thinking, reasoning and searches; several searches are told together.',
  'A11.4': 'A finished answer can be liked, disliked and copied as a whole; a rating is thanked for and final.',
  'A11.5': 'A new conversation greets, describes itself and offers suggested questions, which are asked with their id.',
  'A11.6': 'The history lists conversations by their first question; each can be opened and removed.',
  'A11.7': 'A conversation is kept when its answer is there, and never after an error.',
  'A11.8': 'Stopping aborts the request, keeps the text so far, says so, and offers no actions.',
  'A11.9': 'Refusals and faults are told in a sentence, the partial answer stays, and the next question works.',
  'A11.10':
    'Related sources are the links of the answer that it does not cite already, Markdown links first, each once, code left out.',
  'A12.1': 'Answers are Markdown with line breaks, links and code blocks that copy and say so for 1500 ms.',
  'A12.2': 'A text that cannot be parsed is shown as a paragraph.',
  'A12.3': 'Raw HTML is text, and only http, https, mailto and relative addresses are links; nothing is fetched.',
  'A13.1': 'A token is fetched once, kept for the tab, renewed near its end, and fetched anew once when it is refused.',
  'A13.2': 'A question is posted to /chat with token and assistant id, and answered with a stream.',
  'A13.3': 'A rating is posted to /chat/feedback with the app id, the message id and 1 or 0.',

  'I5.answer': 'A question is answered with sentences of the docs, each leading to its place.',
  'I5.quoted': 'An answer without a language model says that it is quoted.',
  'I5.marks': 'What an answer quotes is marked on the page its link leads to.',
  'I5.refusal': 'What the docs do not say is refused, with the nearest pages and the contact.',
  'I5.alike': 'Two conversations that begin alike are both kept.',
  'I5.ask-address': 'An address with ?ask= opens the dialog with that question, once.',
  'I5.ask-page': 'A page, and what is selected on it, can be asked about, by keyboard too.',
  'I5.export': 'A conversation can be exported as Markdown.',
  'I5.clear': 'Everything kept of the reader can be cleared at once, and nothing else is.',
  'I5.lazy': 'The code of AI mode is fetched when it is used, not with the search.',
  'I5.browser-mode': 'On a host that only hands out files the assistant answers, remembers and takes ratings.',
  'I5.axe': 'AI mode has no accessibility violation in either theme and fits 320 pixels.',

  'I6.explorer':
    'The release explorer lists everything, filters by platform, kind, area and text in its address, by keyboard and without JavaScript.',
  'I6.since':
    'What is new since my version is asked with one choice, remembered, shared, printed and copied as Markdown.',
  'I6.last-look':
    'Of a platform on which everybody has the newest version, the explorer says what is new since the reader last looked.',
  'I6.compare': 'Two versions compare in either direction; a wrong version gets a sentence and the nearest choice.',
  'I6.history': 'Version marks open the history of a feature, and sections newer than my version are marked quietly.',
  'I6.feeds': 'Feeds of everything, of platforms and of areas are linked and served.',
  'I6.release-pages':
    'Release pages lead to their neighbours, say how far they are behind, and their items can be linked to.',
  'I6.axe': 'The version history has no accessibility violation and fits every width.',

  'I20.privacy':
    'A page linked from the footer says what is stored, logged and sent to others, for how long, and how to have it deleted, as the settings in force have it.',

  'I20.withdraw':
    'Readers are told where they type that it is kept, and can have deleted what the server keeps of them, by a token that is made with the first thing kept.',

  Q4: 'Copied is shown for 1500 ms on the code blocks of the docs too.',
  Q6: 'The first visit is light whatever the system says; the toggle goes light, dark, system, light; the choice survives a reload.',
  Q7: 'One flag decides whether the navbar hides on scroll; it is on by default, and both values work.',
  Q9: '/docs is a real page, the overview of all docs.',
  Q10: 'AI mode entered without a question shows the history where there is one, else a new conversation.',
  Q11: 'The history lists conversations also when AI mode was entered from a query.',
  Q12: 'An unknown navbar item type fails when the configuration is read; an unregistered custom type when it is rendered.',
  Q14: 'Markup, scripts and unsafe links of an answer never become active.',
  Q15: 'A rating names the message of the assistant.',
  Q16: 'Enter opens the first result where there is one; the row that asks stands first and is chosen beforehand only for questions and without results.',
  Q17: 'The site metadata shows the version of the framework that is really used.',
  Q18: 'The navbar is also shown once the end of the page is reached.',

  'B1.1': 'The old page stays until the new route is loaded; if that fails, a warning and a full page reload follow.',
  'B1.2': 'Links in view are prefetched once and preloaded on hover, neither on 2g connections nor when data is saved.',
  'B1.3': 'In an unmatched path .html and /index.html are removed before matching.',
  'B1.4':
    'After navigation the page scrolls to the anchor or the top, and stays where it is when only the query changed.',
  'B1.5': 'A lazy page shows nothing before 200 ms, then a loader; on error a box with the error text and Retry.',
  'B1.6': 'A page without default export is named by its path and asked for a default export.',
  'B1.7': 'The libraries keep their constants: 10000 compiled route patterns, scheduler slices of 5 ms.',
  'B1.8': 'The progress bar is for path changes only, after 200 ms, minimum 0.08, speed 200 ms, without spinner.',

  'B2.1': 'An error inside a page keeps the layout and shows heading, Try again and the messages joined by "Cause:".',
  'B2.2': 'An error in the layout shows a full-page fallback titled Page Error.',
  'B2.3': 'A failing navbar item is named with its configuration as JSON and its cause.',
  'B2.4': 'The base URL banner appears on the home page only, and only when the site did not boot.',
  'B2.5': 'The not-found page is titled Page Not Found; below /docs it keeps the layout of the docs.',

  'B3.titles':
    'Titles read "page | site", and just "site" where the page has no title of its own; og:title is the same.',
  'B3.metadata': 'Every page has canonical and og:url, language alternates and the search tags of its kind.',
  'B3.robots': 'The robots hint of the search page and its results is one that crawlers read.',

  'B4.1': 'The one version is current, labelled Next, without banner and badge.',
  'B4.2': 'With several versions, older and newer ones carry a banner that leads to the latest, and a badge.',
  'B4.3': 'An unknown preferred version is removed when the site loads.',
  'B4.4':
    'Sidebars are explicit, not hideable and do not collapse by themselves; the category of the current page is open.',
  'B4.5':
    'The table of contents is a column on the desktop, collapsed under "On this page" on mobile, and follows the reader.',
  'B4.6':
    'Tags are listed by letter; a tag page counts and lists its docs and leads back to all tags; docs show their tags.',
  'B4.7': 'Docs have Previous and Next links and breadcrumbs that begin with the home page.',
  'B4.8': 'Broken links and images break a build; anchors, duplicate routes and Markdown links warn.',

  'B5.version': 'With one version the version dropdown is a plain link labelled Next.',
  'B5.version-kept': 'Choosing a version leads to the same doc in it and is remembered.',
  'B5.sidebar': 'A sidebar item is active while the current doc belongs to its sidebar.',
  'B5.locale': 'The locale dropdown is labelled English and keeps query and anchor.',
  'B5.dropdown': 'A dropdown opens on hover and with Enter, and closes when focus or pointer go elsewhere.',
  'B5.external': 'External links open a new tab without opener and are marked in the footer.',
  'B5.errors': 'Unknown versions and sidebars without links stop the build with what there is instead.',

  'B6.attributes':
    'Mode and choice stand on the html element before the first paint, and a query parameter overrides them for one load.',
  'B6.sync': 'Other tabs follow the choice, and the system is followed live in system choice only.',
  'B6.button': 'The button names the current mode and what it does.',

  B7: 'Scrolling and anchors hide and show the navbar by the rules of the hideable navbar.',

  'B8.mobile':
    'The mobile sidebar opens and closes by button, backdrop, Back and growing width; the hidden panel is inert.',
  'B8.announcement':
    'The dismissal is stored with the id, a new id resets it, and a dismissed bar is hidden before hydration.',
  'B8.skip': 'The skip link comes first and focuses main; after a navigation focus is at the skip region.',
  'B8.back-to-top': 'Back to top appears on the way up beyond 300 pixels and nowhere else.',
  'B8.code': 'Code blocks have a copy button and a word wrap toggle.',
  'B8.footer': 'The footer shows its columns and the copyright of 2025.',

  'B9.1': 'The search page is titled "Search the documentation" or with the query.',
  'B9.2': 'The field of the search page mirrors q, and typing replaces the history entry after the pause.',
  'B9.5': 'The search page counts what was found, or says that nothing was.',
  'B9.7':
    'Further results come where the list ends, but not while the keyboard is behind it, and push away no focused link.',
  'B9.9': 'A failed request of the search page shows an error and a way to try again.',

  'I2.search-page':
    'Until the search service is there, /search lists the pages whose titles match, also without JavaScript.',
  'I2.not-found': 'The not-found page offers a search field, the nearest path and a link home.',
  'I2.no-javascript': 'With JavaScript off every kind of page reads and navigates.',
  'I2.accessible': 'Every kind of page has no violation of WCAG 2.0 to 2.2, levels A and AA, in light and dark.',
  'I2.console': 'No route writes an error or a warning to the console of the browser.',
  'I2.engines': 'The key journeys hold in Firefox and WebKit too, without an error or a warning in the console.',
  'I2.origin': 'No request leaves the origin on any page.',
  'I2.policy':
    'Pages carry a security policy that begins at nothing and allows inline scripts and styles by hash only.',
  'I2.observatory':
    'Every answer has the highest score of the MDN Observatory that is to be had without cookies and preload list, on static hosts too.',
  'I2.integrity': 'Every script that a page names is checked by its hash, and does not run when it was changed.',
  'I2.security-text': 'security.txt says whom to tell of a hole in the security (RFC 9116).',
  'I2.health':
    '/health/live answers a page to browsers and health+json to machines; /health/ready says when all is loaded.',
  'I2.delivery': 'Hashed assets are immutable, pages revalidate, and compressed files, HEAD and Range work.',
  'I7.first-load': 'A page arrives in one request, and nothing else is fetched before the reader shows interest.',
  'I7.first-click': 'What a reader does first works, and nothing typed or chosen is lost, before the app is there too.',
  'I7.letters': 'From the first key, click or focus of a search on, every letter arrives in the field, in order.',
  'I7.islands':
    'The script of the question previews comes when the reader is near one, and nothing done there before is lost.',
  'P.strangers':
    'Sites never seen before get search, search page, assistant and pages that arrive in one request from the packed packages, with a server and without one.',
  'P.rebrand':
    'With another brand.ts, profile and docs nothing of the product before is left: on pages, in feeds and files, in answers and messages.',
  'I7.next-page': 'Who comes from another page of the site finds the app ready, unless data is to be saved.',
  'I7.fade': 'A fade joins documents on machines with many processors, and none where motion is to be reduced.',
  'I7.retry': 'Without the app links still work, and the next sign of interest tries again.',
  'I7.styles': 'The styles in a page are all that the page needs as it was built, in light and dark, on every screen.',
  'I7.fonts': 'Text is set in the few fonts of the scale, as browsers make each of them ready before they show a page.',
  'I7.glossary':
    'The first mention of each term of the glossary in a section says what it means, to pointer, keyboard and finger.',
  'I7.speculation': 'Before the app is there the browser prefetches pages, but not on 2g.',
  'I7.policy': 'The policy needs no unsafe-inline for scripts.',
  'I7.back': 'Nothing keeps browsers from keeping a page for Back and Forward.',
  'I7.layout-shift': 'Nothing moves by itself: not while a page comes, comes to life or is changed for another.',
  'I7.sitemap':
    'The sitemap lists every page that may be found, each with the day of its last change where it is known.',
  'I7.unlisted': 'Search results, health and not-found pages ask not to be listed, and crawlers may read that.',
  'I7.structured-data': 'Docs and release pages describe themselves as an article and tell the way to them.',
  'I7.cards': 'Every page has a picture of its own for social networks, 1200 by 630.',
  'I7.zoom': 'Figures are enlarged by keyboard and touch, and closing leads back to where the reader was.',
  'I7.reflow': 'At 320 pixels, which is 400 % zoom of 1280, nothing is lost and no page scrolls sideways.',
  'I7.focus': 'By keyboard every stop is seen, marked and uncovered, in the order of the page.',
  'I7.targets': 'What can be pressed is 24 pixels wide and high, or has that room around it.',
  'I7.heading-links': 'The sign beside a heading copies its address and says so, to those who hear the page too.',
  'I7.landmarks': 'Pages have one main part, named regions of navigation and headings without gaps.',
  'I7.preferences': 'Forced colours keep every control visible, and with reduced motion nothing moves.',
  'I7.print': 'A printed page is the article alone, light, with the addresses of its links.',
  'I2.bad-input': 'Malformed requests get a short 4xx, never a 5xx, a stack trace or a file outside the site.',

  'I5.stock-dialog':
    'An unmodified stock dialog whose provider address is rewritten holds a whole conversation: one request per question, no validation dump, ratings accepted, tokens renewed.',
  'AG.afdocs': 'Agents find, fetch and read every page: afdocs gives 100 points without a diagnostic.',
  'AG.markdown': 'Every page has Markdown in files of at most 20,000 characters, with absolute links and its words.',
  'AG.page-menu':
    'Each page with Markdown but home begins with a menu that takes it to a language model: by links without a script, and copied.',
  'AG.lists': 'The lists for agents, the sitemap and robots.txt agree, and the catalogue leads to what is there.',
} as const satisfies Record<string, string>;

/** The id of a requirement. */
export type RequirementId = keyof typeof requirements;
