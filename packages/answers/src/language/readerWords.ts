import { wordsOf } from './wordsOf.ts';

/** A phrase that readers use, as stems, and the stems of the docs' own words for it. */
export interface ReaderPhrase {
  readonly stems: readonly string[];
  readonly docs: readonly string[];
}

/** Readers' words on the left, the docs' words on the right. Phrases are separated by commas. */
const LINES = `
  participant, people, person, someone, anybody, customer, user, visitor, guest, interviewee, subject, panelist, taker, audience, employee, patient, student, man, men, woman, women, child => respondent, contact, visitor, people
  interview, questionnaire, poll, form, study, quiz, feedback form => survey
  record, submission, reply, feedback, entry, return, completed form, fill, filled, result, interview => response, answer
  results, findings, outcome, data, numbers, figures => responses, report, export, results
  item, field, prompt => question
  colleague, coworker, co-worker, teammate, employee, staff, team, hire, intern, freelancer => member, role, colleagues
  get rid of, erase, wipe, throw away, discard, purge, drop, destroy, delete, clear out, remove, cancel => delete, remove, erasure, trash
  bring back, recover, restore, undelete, get back, lost, roll back, rollback, revert, go back, undo => restore, undo, versions, trash, reopen
  stop, halt, end, shut, finish, close, terminate, cease => close, stop, pause, end, closing
  hold, suspend, freeze, break, interrupt => pause, paused
  prevent, block, forbid, disallow, avoid, keep out, ban => block, protection, limit
  turn on, switch on, activate, enable => on, switch
  turn off, switch off, deactivate, disable => off, switch
  cap, ceiling, at most, maximum, how many, upper bound, max, biggest, largest, most => limit, up to, maximum
  smallest, at least, min, fewest => minimum, least
  upper limit, maximum number => limit, quotas
  enough, full, already have, filled => quota, full
  download, pull out, extract, get out, dump, save as, take out => export, download
  upload, bring in, load, transfer in, migrate, feed => import, upload
  spreadsheet, excel, workbook => xlsx, csv
  flat file, comma separated => csv
  statistics, statistician, stata, r, pspp, sav => spss
  automatically, automatic, every night, nightly, each morning, every week, regularly, recurring, periodically, cron => scheduled, schedule, daily, automatic
  real time, instantly, immediately, live, push, notify our server, callback => webhook, event
  notify, notification, warn, ping, tell me, inform, alarm, heads up => alert, message, told
  remind, chase, nudge, follow up, second mail, nonrespondent, not answered => reminder
  mail, message, letter, newsletter, mailing => email, invitation, message
  text message, texting, phone message => sms, text
  invite, ask to take part, send out, distribute, share, spread, publish, roll out => invitation, distribute, link, publish
  go live, put live, launch, release, make public, online => publish, live
  address, url, web address, hyperlink => link, address
  poster, flyer, print, printed, paper, leaflet, sticker, scan => qr, code, print
  only once, twice, repeatedly, multiple times, several times, again, duplicate, vote twice, cheat, repeat => duplicate, once, browser, singleuse
  robot, spam, fake, automated, script attack, captcha => bot, protection
  wrong people, unsuitable, ineligible, not eligible, disqualify, qualify, outside the target, kick out, filter out, screener => screenout
  depends, depending, conditional, condition, only if, only when, based on, relevant => display logic, condition, branch
  jump, leap, bypass, pass over, omit => skip
  path, route, track, routing => branch, flow, path
  repeat, iterate, each product, every item, same questions, for each => loop
  shuffle, mix, rotate, random, randomly, scramble, order => randomise, random, order, randomised
  experiment, half, variant, version a, control group, a b test, ab test => split, test, groups
  secret, invisible, concealed, unseen, behind the scenes => hidden
  query string, parameter, pass along, url parameter, prefill, pre-fill, customer number, customer id => embedded, data, link
  insert name, by name, personalise, personalize, mail merge, placeholder, merge field, earlier answer, previous answer => piping, insert, field
  carry over, reuse answers, take over => carry, forward
  reuse, shared questions, standard questions, recycle => library, template
  copy, clone, duplicate, replicate => copy, duplicates
  look, style, brand, branding, corporate design, colour, color, colours, font, logo, appearance => theme, design, logo, colour
  bar, how far along, percentage done => progress
  language, translate, translation, multilingual, french, german, spanish, translated => languages, translation
  arabic, hebrew, mirrored, persian, urdu => rtl
  machine translated, automatic translation => machine, drafts
  end page, final page, last page, goodbye, closing page, confirmation page => thankyou, page, end
  forward to, send to our website, redirect, take them to, land => redirect, end point
  resume, come back later, finish later, later, take a break, continue, halfway, interrupted => save, continue, partial, resume
  give up, gave up, abandon, abandoned, drop out, dropout, incomplete, unfinished, halfway, break off, quit => partial, unfinished
  website popup, popup, pop up, pop-up, overlay, banner, exit => intercept, dialog
  iframe, inside our page, on our site, homepage, on our website => embedding, embed, host
  mobile app, inside our app, native app, app, phone, smartphone => mobile, app, in-app
  tablet, ipad, android, device, handheld => device, tablet, mobile
  no internet, without internet, no connection, without connection, no network, no signal, offline, no reception, disconnected, no wifi => offline, connection, sync
  synchronise, synchronize, upload from device => sync
  exhibition, trade fair, lobby, counter, store, shop, terminal, unattended => kiosk
  fieldworker, field worker, enumerator, door to door, field staff, household => interviewer, assignments
  stolen, lost device, lost tablet, lost phone => lost, device, lock
  anonymous, anonymity, anonymously, identify, traced, who said, recognise, identity, trace back, who answered, confidential => anonymous, anonymity, contact
  gdpr, data protection, right to be forgotten, forgotten, privacy law, subject access, personal data, dsgvo => gdpr, request, erasure, privacy
  keep data, store how long, how long stored, retention, how long kept, old responses, automatically delete => retention, deletes, anonymises
  agree, permission to store, opt in, agreement, checkbox for privacy => consent
  credit card, card number, blank out, black out, redact, hide personal, sensitive => masking, card, placeholders
  right, rights, allowed, permission, access, privilege, authorised, authorized => role, permission, may
  boss, superior, supervisor => owner, supervisor, approve
  sign off, four eyes, second pair of eyes, approve, approval => approval, approve
  company account, corporate account, active directory, azure ad, okta, entra, identity provider => sso, saml, oidc, identity
  provision, deprovision, leaver, joiner, directory, offboard, onboard => scim, directory, blocked
  authenticator, security key, yubikey, passkey, second factor, code on my phone, otp => twofactor, recovery
  passphrase, credentials, forgot, locked out, lockout => password, locked, signin
  logged out, kicked out, timeout, time out, timed out, expires => session, idle, ends
  office network, ip, vpn, network range => ip, allow, list
  who changed, trace, log, history of changes, track changes, protocol, audit trail, accountability => audit, log
  siem, splunk => stream, audit
  cipher, encrypt, crypto key, bring your own key, own key, byok => encryption, key
  department, division, subsidiary, business unit, separate teams, tenant => workspace, folder
  subscription, licence, license, contract, allowance, seats, used up, billing => licence
  chart, graph, diagram, overview, monitor, plot, visual => dashboard, widget, charts
  cross tab, break down, breakdown, compare groups, by age group, split by, subgroups, cross-tab, pivot => crosstabs, cross, tabulation, groups
  significant, statistically, p value, by chance, real difference, luck => significance, test, confidence
  representative, adjust, rebalance, correct the sample, underrepresented, overrepresented, skewed, raking => weighting, weights, shares
  what matters most, influence, importance, key factor, correlation, regression => driver, analysis
  formula, calculate, compute, sum up, arithmetic, maths, math, score => calculated, formula, score
  comments, verbatims, open answers, what people wrote, themes, topic, categorise, categorize, sentiment, coding => text, analysis, topics, comments
  summarise, summarize, summary, condense => summary, comment
  complaint, unhappy customer, angry, case management, task, follow-up task, dissatisfied => ticket, alert, loop
  several surveys, multiple surveys, trend, over time, wave, tracking study, year over year => cross-survey, trends
  api, interface, endpoint, programmatically, developer, integration, integrate, connect, token, automate => api, rest, webhook
  too many requests, throttled, throttling, rate limit, 429 => requests, minute, 429
  javascript, own code, own script => scripts, custom
  stylesheet, styling code => css
  codebook, variable, meaning of columns, headers, column, variable names => dictionary, columns, field
  status, state, disposition => status, statuses
  clock, hours wrong, utc, time difference, daylight => time, zone
  bad data, quality, careless, straightlining, speeders, speeding, too fast, nonsense answers, clicked through => quality, flags, straight-lining
  big, too large, large => larger, limit, size
  attach, attachment, document, photo, picture upload, send files => file, upload
  picture, photo, photograph, image, icon => image, picture, pictures
  grid, table question, likert, several rows => matrix
  sort, priority, prioritise, prioritize, preference, rank order, put in order => ranking
  stars, hearts => star, rating
  drag, scale from 0 to 100, visual analogue, handle => slider
  split points, budget, distribute points, add up, allocate, allocation => constant, sum, total
  one answer, pick one, single answer, radio, radio button, multiple choice => single, choice
  several answers, more than one, multi select, tick, tick boxes, select many => checkbox
  long list, combo box, select list, countries => dropdown
  own words, free answer, write something, essay, textarea, typed => opentext, text
  birthday, birthdate, day, calendar => date
  would you recommend, recommendation, loyalty, promoters, detractor => nps
  happy, happiness, satisfaction, satisfied, pleased => csat, satisfaction
  effort, easy to deal => ces, effort
  none of these, none of the above => exclusive
  something else, not in the list, write in, own option => other, specify
  mandatory, compulsory, obligatory, forced, force, must answer, skip questions => required
  valid, format, plausible, correct number, pattern, regex, wrong format, check input => validation, rule, checked
  try out, dry run, trial run, rehearsal, how it looks, test run => preview, test
  typo, spelling, proofread, mistake, errors before => check, wording, draft
  problem check, lint, mistakes, forgot something => survey check
  leading question, biased, phrasing, phrase, formulate, bias => wording, leading
  search a word, look up text, replace, find and replace => find
  hotkey, shortcut, key combination, keys => keyboard, shortcuts
  internet explorer, browser, chrome, firefox, safari, edge => browsers, supported
  screen reader, blind, disabled people, disability, impaired, wheelchair, wcag => accessibility, accessible, wcag, keyboard
  contrast, readable, colour blind => contrast, pair
  heavy, slow page, loading time, load, bandwidth, speed, kilobytes => page, weight, loads
  how many people must, how large, sample size, how many answers do i need, big enough => sample, size, margin
  accuracy, precise, precision, uncertainty, error bars, plus minus, reliable => margin, error, precision
  participation, turnout, response quota, take part, percentage that answered, return rate => response, rates
  more answers, higher participation, motivate, increase participation, incentive, gift, reward => more, responses, incentive
  duration, how long should, too long, length, minutes to fill => length, minutes
  abbreviation, jargon, term, definition, mean by, stands for => glossary, term
  bounced, not delivered, undeliverable, did not arrive, undelivered, spam folder, never got, not received, junk => bounce, delivery, spf, invalid
  own domain, from our address, sender, sender address, dkim => sending, domains
  unsubscribe, opt out, do not want mail, stop mailing => unsubscribe, opt
  at night, sunday, holiday, weekend, evening, sleep => quiet, hours
  too often, bothered, survey fatigue, spamming, over-surveyed, pestered, overload => frequency, rules, burden
  after a purchase, after a call, closed case, event => triggered, triggers, event
  customer list, address book, mailing list, recipients, distribution list => contact, lists, contacts
  draw, subset, pick at random, part of my list => sample, samples, random
  birth, age band, city, region, stratum => strata, quota
  expire, validity, stale, runs out, no longer works, how long valid, lifetime => expired, validity, expiry
  deadline, close date, schedule opening, start date, time window => opening, closing, dates
  earlier version, previous version, what changed in my survey => versions, restore
  overwritten, lose my work, autosave, save my work => saved, saving, draft
  greyed out, grayed out, disabled button, cannot click => disabled, limit
  does not work, broken, fails, wrong, trouble, error message, not working => wrong, error, blocked
  beginner, newcomer, start, first steps, tutorial => started, first, quick
  where is, where do i find, menu, navigate, located => find, tab, navigation
  upgrade, update, new version, older version => version, release
  supported until, old version, how long supported => supported, support
  manual, documentation, handbook, website wrong => docs, page
  hidden answers, small groups, fewer than => groups, hidden, fewer
  apostrophe, umlaut, encoding, strange characters, special characters, accents => utf, encoding, apostrophe
  paper forms, historical, old tool, legacy data => response, import, paper
  excel contacts, upload contacts => contact, import
  decimal, digits, rounding => round
  signature, verify sender, hmac => signature, signed
  retry, retries, failed delivery => attempts, retry, failed
  draft, unpublished => draft
  chapter, section, group of questions => block, page, pages
  headline, heading, note, instruction, intro text, video, explanatory text => text, block
  scale, points, five point, seven point => scale, points
  neutral, middle option, midpoint => middle, neutral
  skipping question, leave blank, empty answer, unanswered => empty, required
  money, prize, raffle => incentive
  ownership, hand over, leave the company, leaving => transfer, ownership, owner
  child survey, subform => block
  position, sequence => order
  outline, sidebar, tree, left panel => outline
  properties, right panel => properties
  reopen, open again => reopen
  withdraw, revoke, take back, invalidate => withdrawal, withdrawn
  country, national, international => country, international
  password protected, protect, protected, secure => password, protection, access
  virus, malware, infected => malware, scanned
  freeze screen, stuck => wait
`;

/** Every reader's phrase by its first stem. */
export const READER_PHRASES: ReadonlyMap<string, readonly ReaderPhrase[]> = Map.groupBy(
  phrasesOf(LINES),
  ({ stems: [first = ''] }) => first,
);

function phrasesOf(lines: string): ReaderPhrase[] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [readers = '', docs = ''] = line.split('=>');
      const stems = [...new Set(wordsOf(docs).map(({ stem }) => stem))];
      return readers.split(',').map((phrase) => ({ stems: wordsOf(phrase).map(({ stem }) => stem), docs: stems }));
    })
    .filter(({ stems }) => stems.length > 0);
}
