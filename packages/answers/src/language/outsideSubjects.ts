import { wordsOf } from './wordsOf.ts';

/**
 * Names of things readers ask about that a survey product's docs may or may not cover. Where the docs do not hold such a
 * word, a question with it is about something else, however many of its other words they hold.
 */
export const OUTSIDE_SUBJECTS: ReadonlySet<string> = new Set(
  wordsOf(`
  price pricing cost fee invoice billing refund discount coupon subscription trial payment pay paypal stripe purchase buy
  quote reseller contract sla uptime datacenter hosting hosted aws azure gcp cloud kubernetes docker onpremise
  salesforce hubspot zapier slack teams jira zendesk servicenow dynamics sap oracle marketo mailchimp pardot intercom
  tableau powerbi looker snowflake bigquery redshift databricks airtable notion sharepoint onedrive dropbox gdrive
  google microsoft apple amazon facebook instagram linkedin twitter tiktok youtube whatsapp telegram signal wechat
  wordpress drupal shopify wix squarespace magento typo3 webflow
  qualtrics surveymonkey typeform medallia alchemer jotform limesurvey confirmit
  graphql soap odata grpc mqtt kafka rabbitmq sdk python javascript typescript java php ruby golang swift kotlin flutter react
  webinar certification certificate course training academy podcast
  chatbot chatgpt gpt openai llm copilot voice speech ivr fax kiosks3d vr ar hologram blockchain crypto bitcoin nft
  biometric fingerprint retina eyetracking heatmap screenrecording webcam gps geofence geofencing bluetooth beacon nfc rfid
  hipaa soc2 fedramp pci ccpa iso27001 pentest
  maxdiff conjoint turf vanwestendorp kano hotspot signature drawing barcode scanner payment lottery raffle voucher gift giftcard
  gamification leaderboard badge avatar
  smartwatch alexa siri carplay desktop linux chromebook blackberry symbian
  calendar appointment booking scheduling crm erp helpdesk chat forum community newsletter blog
  weather recipe football soccer movie song poem joke president capital horoscope
  essay homework
  darkmode plugin extension addon marketplace widget whitelabel
  subtitle caption captions transcript transcription recording audio podcast
  powerpoint keynote docx epub latex sas stata matlab jupyter sql database mysql postgres mongodb odbc jdbc parquet xml macro vba
  outlook gmail exchange yammer discord viber messenger snapchat pinterest reddit matomo amplitude mixpanel hotjar optimizely
  ldap kerberos radius backup sandbox staging roadmap beta vat tax career hiring investor founder ceo headquarters
  consulting consultant cati postal usability emotion facial iot rss ical map maps telegram refunds
  countdown stopwatch currency dollar euro pound barcode bookmark postcard fax scanner hardware
  windows macos wallpaper tyre bicycle film movie oscar recipe pancake
  bread cake cook bake universe planet vacation trip president minister king queen capital geography
  religion politics election medicine doctor lawyer mortgage loan insurance bank
  guitar piano novel poet lyrics joke riddle chess game gaming horoscope zodiac marathon gym yoga
  hotline helpline whiteboard nonprofit
  smtp imap pop3 proxy terraform ansible jenkins github gitlab bitbucket trello asana confluence
  miro figma canva zoom webex skype meet gotomeeting calendly doodle eventbrite docusign quickbooks xero
  workday bamboohr personio freshdesk freshworks gong outreach pipedrive braze klaviyo iterable twilio sendgrid
  mailgun postmark adwords adsense ga4 gtm tealium adobe sitecore contentful joomla typo prestashop woocommerce
  sentiment emoji sticker meme panel panelist incentive reward points loyalty`).map(({ stem }) => stem),
);
