/** Talk of versions and times, which names no feature though a feature may have such a word in its name. */
const TALK: readonly RegExp[] = [
  /\brelease[- ](?:dates?|days?|notes?)\b|\bdates? of (?:release|publication)\b|\b(?:which|what) (?:dates?|days?)\b|\b(?:and|with|by|their|its) (?:the |their |its )?dates?\b|\bdates?\W*$|\bdates?(?= (?:of|for) (?:the )?(?:web|mobile|version|release|newest|latest|last|current|most recent|oldest|first|v?\d))/gi,
  /\bsummar(?:i[sz]e|y of|ies of) (?=(?:the )?(?:web|mobile|version|release|v?\d))|\bcontents? of\b|\bchange ?logs?\b|\bversions? (?:notes?|numbers?)\b|\bsee the light of day\b|\b(?:come|comes|came|coming) first\b|\bhistory of\b|\b(?:older|newer|earlier|later|sooner)\b/gi,
  /\b(?:web|mobile|app)?[\s-]*v?\d{1,2}[._]\d{1,3}(?:\.0)?x?\b/gi,
  /\b(?:the )?(?:web|browsers?|desktop) (?:or|and|than|before|after) (?:on )?(?:the )?(?:mobile|app|phones?|tablets?)\b|\b(?:the )?(?:mobile|app|phones?|tablets?) (?:or|and|than|before|after) (?:on )?(?:the )?(?:web|browsers?|desktop)\b/gi,
  /\b(?:on the (?:web|mobile)|(?:mobile|web|app) (?:versions?|releases?|updates?))\b/gi,
  /\b(?:in|since|of|during|before|after|until|between|and|to) (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/gi,
  /\bup[- ]to[- ]date\b|\b(?:this|last|past|previous|each|every|one) (?:year|month|week|quarter|half|day)s?\b|\bhow many (?:years|months|weeks|days|hours)\b|\b(?:first|second) half\b/gi,
  /\b(?:arrived?|arrives|introduced|introduces?|launched|launch(?:es)?|shipped|ships|released|rolled out|come out|came out|go live|went live|added|available|published|recent)\b/gi,
  /\b(?:removed|removals?|removing|deprecated|deprecations?|dropped|retired|announced|announcement|announcing|discontinued)\b/gi,
];

/** What a question about versions is about, without its talk of versions: "v2" is read as "version 2". */
export function topicOf(question: string): string {
  const spelt = question
    .replace(/\bv\.? ?([12])(?![\d._])/gi, 'version $1')
    .replace(/\bopen ?id\b(?! connect)/gi, 'OpenID Connect')
    .replace(/\btext(?:ed)? messag\w+/gi, 'SMS')
    .replace(/\bskip\w*(?= (?:from |the )?(?:web |mobile |versions? |releases? )*v?\d)/gi, ' ')
    .replace(/\bIE ?\d*\b|\binternet explorer\b/g, 'old browsers');
  return TALK.reduce((text, pattern) => text.replace(pattern, ' '), spelt);
}
