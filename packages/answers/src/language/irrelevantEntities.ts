import { wordsOf } from './wordsOf.ts';

/**
 * People, trades and places that readers mention without asking about them: "can our policyholders answer twice?" is a
 * question about respondents. Those that the docs do not mention are ignored when a question is read; else a tram driver
 * would get other answers than a customer.
 */
export const IRRELEVANT_ENTITIES: ReadonlySet<string> = new Set(
  wordsOf(`
  customer client guest patient visitor citizen resident student pupil parent mother father mum dad wife husband son daughter
  brother sister uncle aunt grandma grandpa grandmother grandfather cousin family neighbour neighbor friend teacher tenant
  landlord policyholder passenger traveller traveler tourist subscriber reader listener viewer donor volunteer buyer
  shopper diner applicant candidate delegate attendee participant exhibitor supplier vendor dealer retailer franchisee
  shareholder borrower saver cardholder taxpayer voter inhabitant villager farmer worker colleague coworker nurse
  surgeon dentist pharmacist therapist carer caregiver relative inmate soldier policeman policewoman firefighter apprentice
  trainee intern graduate alumnus alumni professor lecturer scholar teenager pensioner retiree widow refugee migrant
  foreigner parishioner vicar priest monk bishop dean sexton athlete player fan supporter coach swimmer cyclist motorist
  pedestrian hiker camper skier sailor pilot steward stewardess chef waiter waitress barista bartender cashier salesman
  saleswoman salesperson mechanic plumber electrician carpenter builder architect gardener cleaner caretaker janitor
  householder homeowner lodger renter lessee hirer musician singer artist actor actress author librarian theatregoer
  moviegoer gamer streamer follower influencer blogger journalist judge notary accountant auditor broker banker
  mayor councillor bricklayer painter roofer welder miner logger forester fisherman butcher baker brewer florist tailor
  hairdresser barber stylist beautician masseur midwife paramedic optician physiotherapist psychologist vet veterinarian
  scientist researcher astronomer biologist chemist physicist geologist economist politician diplomat ambassador senator
  inspector superintendent foreman supervisor boss chief director chairman chairwoman chairperson secretary treasurer
  receptionist typist clerk porter bellboy concierge housekeeper maid babysitter nanny childminder tutor instructor trainer
  referee umpire jockey rider runner climber diver surfer golfer dancer conductor composer pianist violinist drummer
  orchestra choir choirmaster curator guide ranger zookeeper trucker driver cabbie taxi courier postman mailman carrier
  dispatcher crew captain officer sergeant lieutenant veteran recruit cadet scout boy girl lad lady gentleman man
  woman kid toddler baby infant adult youngster elder twin newcomer beginner novice rookie expat immigrant
  commuter rider walker stranger passerby bystander layman amateur professional freelancer contractor temp
  hotel hostel motel inn campsite hospital clinic surgery ward pharmacy kindergarten nursery school college
  museum gallery theatre theater cinema opera concert festival circus zoo aquarium parish church cathedral mosque
  synagogue temple monastery club association society union charity foundation airline airport railway station ferry tram
  bus metro council ministry municipality county townhall embassy consulate court prison police restaurant cafe
  canteen cafeteria bar pub bistro pizzeria bakery brewery winery butchery dairy farm mill factory plant warehouse depot
  garage workshop dealership supermarket grocery grocer boutique store shop mall kiosk market fair library bookshop
  bookstore salon spa sauna pool laundry cemetery hospice orphanage shelter castle palace
  park garden greenhouse vineyard orchard ranch stable harbour harbor port shipyard marina lighthouse quarry mine refinery
  sawmill foundry smithy bookmaker utility waterworks powerhouse lab laboratory observatory
  institute faculty dormitory campus barracks studio newsroom publisher newspaper magazine broadcaster carmaker cooperative
  condo condominium apartment flat villa cottage
  `).map(({ stem }) => stem),
);
