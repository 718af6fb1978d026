// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateBookingRequest = Object.assign(validate10, {"required":["event","booker","bookingPersons","acceptTerms","expectedTotal"],"nullable":["bookedBy"]});
const schema11 = {"type":"object","required":["event","booker","bookingPersons","acceptTerms","expectedTotal"],"properties":{"event":{"anyOf":[{"type":"string","pattern":"^/api/"},{"type":"object","required":["@id"],"properties":{"@id":{"type":"string","pattern":"^/api/"}}}]},"booker":{"type":"object","required":["salutation","firstName","lastName","email","phone","address","postalCode","city"],"properties":{"salutation":{"enum":["Frau","Herr","Divers"]},"firstName":{"type":"string","maxLength":60,"pattern":"\\S"},"lastName":{"type":"string","maxLength":60,"pattern":"\\S"},"email":{"type":"string","format":"email","maxLength":180,"pattern":"^[\\x00-\\x7F]*$"},"phone":{"type":"string","maxLength":30,"pattern":"\\S"},"address":{"type":"string","maxLength":70,"pattern":"\\S"},"postalCode":{"type":"string","maxLength":16,"pattern":"\\S"},"city":{"type":"string","maxLength":35,"pattern":"\\S"},"country":{"type":"string","pattern":"^[A-Z]{2}$"}},"additionalProperties":false},"bookingPersons":{"type":"array","items":{"type":"object","required":["firstName","lastName","email","birthday","contactFirstName","contactLastName","contactPhone","sac","vegetarian","allergies"],"properties":{"booker":{"type":"boolean"},"salutation":{"enum":["Frau","Herr","Divers"]},"firstName":{"type":"string","maxLength":60,"pattern":"\\S"},"lastName":{"type":"string","maxLength":60,"pattern":"\\S"},"email":{"type":"string","format":"email","maxLength":180,"pattern":"^[\\x00-\\x7F]*$"},"birthday":{"type":"string","format":"date"},"address":{"type":"string","maxLength":70},"postalCode":{"type":"string","maxLength":16},"city":{"type":"string","maxLength":35},"country":{"type":"string","pattern":"^[A-Z]{2}$"},"phone":{"type":"string","maxLength":30,"pattern":"\\S"},"phonePrivate":{"type":"string","maxLength":30},"phoneCompany":{"type":"string","maxLength":30},"contactFirstName":{"type":"string","maxLength":60,"pattern":"\\S"},"contactLastName":{"type":"string","maxLength":60,"pattern":"\\S"},"contactPhone":{"type":"string","maxLength":30,"pattern":"\\S"},"sac":{"type":"boolean"},"sacNumber":{"type":"string","pattern":"^\\d{0,10}$"},"vegetarian":{"type":"boolean"},"allergies":{"type":"boolean"},"allergiesText":{"type":"string","maxLength":500},"hardestTour":{"type":"string","maxLength":300},"guardianName":{"type":"string","maxLength":120},"guardianConsent":{"type":"boolean"},"rentingMaterial":{"type":"array","items":{"type":"string","pattern":"^/api/renting_materials/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"maxItems":20,"uniqueItems":true},"rentingMaterialPropertyValues":{"type":"array","items":{"type":"object","required":["rentingMaterialProperty","value"],"properties":{"rentingMaterialProperty":{"type":"string","pattern":"^/api/renting_material_properties/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"value":{"type":"string","maxLength":60,"pattern":"\\S"},"title":{"type":"string","maxLength":60}},"additionalProperties":false},"maxItems":60}},"additionalProperties":false},"minItems":1,"maxItems":8},"invoiceTo":{"type":"object","required":["address","postalCode","city"],"properties":{"company":{"type":"string","maxLength":70},"name":{"type":"string","maxLength":70},"address":{"type":"string","maxLength":70,"pattern":"\\S"},"postalCode":{"type":"string","maxLength":16,"pattern":"\\S"},"city":{"type":"string","maxLength":35,"pattern":"\\S"},"country":{"type":"string","pattern":"^[A-Z]{2}$"}},"additionalProperties":false},"message":{"type":"string","maxLength":1000},"acceptTerms":{"type":"boolean"},"expectedTotal":{"type":"integer","minimum":0},"paymentMethod":{"enum":["invoice","twint","card"]},"bookedBy":{"anyOf":[{"type":"string","pattern":"^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},{"type":"null"}]},"bookAgain":{"type":"boolean"},"privateOffer":{"type":"string","maxLength":100},"seatOption":{"type":"string","maxLength":100},"voucherCode":{"type":"string","maxLength":40,"pattern":"\\S"},"voucherCodes":{"type":"array","items":{"type":"string","maxLength":40,"pattern":"\\S"},"maxItems":5},"partner":{"type":"string","maxLength":100},"office":{"type":"object","properties":{"user":{"type":"string","pattern":"^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"override":{"type":"boolean"},"reason":{"type":"string","maxLength":500},"seatOption":{"type":"string","pattern":"^/api/seat_options/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"notify":{"type":"boolean"}},"additionalProperties":false}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const func4 = ucs2length;
const pattern0 = new RegExp("^/api/", "u");
const pattern2 = new RegExp("\\S", "u");
const pattern4 = new RegExp("^[\\x00-\\x7F]*$", "u");
const pattern9 = new RegExp("^[A-Z]{2}$", "u");
const pattern18 = new RegExp("^\\d{0,10}$", "u");
const pattern19 = new RegExp("^/api/renting_materials/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern20 = new RegExp("^/api/renting_material_properties/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern26 = new RegExp("^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern30 = new RegExp("^/api/seat_options/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const formats0 = formats.email;
const formats4 = formats.date;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "event"});
errors++;
}
if(data.booker === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "booker"});
errors++;
}
if(data.bookingPersons === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "bookingPersons"});
errors++;
}
if(data.acceptTerms === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "acceptTerms"});
errors++;
}
if(data.expectedTotal === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "expectedTotal"});
errors++;
}
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/event", "pattern", {pattern: "^/api/"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/event", "type", {type: "string"});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["@id"] === undefined){
vErrors = report(vErrors, instancePath+"/event", "required", {missingProperty: "@id"});
errors++;
}
if(data0["@id"] !== undefined){
let data1 = data0["@id"];
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = report(vErrors, instancePath+"/event/@id", "pattern", {pattern: "^/api/"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/event/@id", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/event", "type", {type: "object"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/event", "anyOf", {});
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.booker !== undefined){
let data2 = data.booker;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.salutation === undefined){
vErrors = report(vErrors, instancePath+"/booker", "required", {missingProperty: "salutation"});
errors++;
}
if(data2.firstName === undefined){
vErrors = report(vErrors, instancePath+"/booker", "required", {missingProperty: "firstName"});
errors++;
}
if(data2.lastName === undefined){
vErrors = report(vErrors, instancePath+"/booker", "required", {missingProperty: "lastName"});
errors++;
}
if(data2.email === undefined){
vErrors = report(vErrors, instancePath+"/booker", "required", {missingProperty: "email"});
errors++;
}
if(data2.phone === undefined){
vErrors = report(vErrors, instancePath+"/booker", "required", {missingProperty: "phone"});
errors++;
}
if(data2.address === undefined){
vErrors = report(vErrors, instancePath+"/booker", "required", {missingProperty: "address"});
errors++;
}
if(data2.postalCode === undefined){
vErrors = report(vErrors, instancePath+"/booker", "required", {missingProperty: "postalCode"});
errors++;
}
if(data2.city === undefined){
vErrors = report(vErrors, instancePath+"/booker", "required", {missingProperty: "city"});
errors++;
}
for(const key1 in data2){
if(!(func2.call(schema11.properties.booker.properties, key1))){
vErrors = report(vErrors, instancePath+"/booker", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data2.salutation !== undefined){
let data3 = data2.salutation;
if(!(((data3 === "Frau") || (data3 === "Herr")) || (data3 === "Divers"))){
vErrors = report(vErrors, instancePath+"/booker/salutation", "enum", {allowedValues: schema11.properties.booker.properties.salutation.enum});
errors++;
}
}
if(data2.firstName !== undefined){
let data4 = data2.firstName;
if(typeof data4 === "string"){
if(func4(data4) > 60){
vErrors = report(vErrors, instancePath+"/booker/firstName", "maxLength", {limit: 60});
errors++;
}
if(!pattern2.test(data4)){
vErrors = report(vErrors, instancePath+"/booker/firstName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/booker/firstName", "type", {type: "string"});
errors++;
}
}
if(data2.lastName !== undefined){
let data5 = data2.lastName;
if(typeof data5 === "string"){
if(func4(data5) > 60){
vErrors = report(vErrors, instancePath+"/booker/lastName", "maxLength", {limit: 60});
errors++;
}
if(!pattern2.test(data5)){
vErrors = report(vErrors, instancePath+"/booker/lastName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/booker/lastName", "type", {type: "string"});
errors++;
}
}
if(data2.email !== undefined){
let data6 = data2.email;
if(typeof data6 === "string"){
if(func4(data6) > 180){
vErrors = report(vErrors, instancePath+"/booker/email", "maxLength", {limit: 180});
errors++;
}
if(!pattern4.test(data6)){
vErrors = report(vErrors, instancePath+"/booker/email", "pattern", {pattern: "^[\\x00-\\x7F]*$"});
errors++;
}
if(!(formats0(data6))){
vErrors = report(vErrors, instancePath+"/booker/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/booker/email", "type", {type: "string"});
errors++;
}
}
if(data2.phone !== undefined){
let data7 = data2.phone;
if(typeof data7 === "string"){
if(func4(data7) > 30){
vErrors = report(vErrors, instancePath+"/booker/phone", "maxLength", {limit: 30});
errors++;
}
if(!pattern2.test(data7)){
vErrors = report(vErrors, instancePath+"/booker/phone", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/booker/phone", "type", {type: "string"});
errors++;
}
}
if(data2.address !== undefined){
let data8 = data2.address;
if(typeof data8 === "string"){
if(func4(data8) > 70){
vErrors = report(vErrors, instancePath+"/booker/address", "maxLength", {limit: 70});
errors++;
}
if(!pattern2.test(data8)){
vErrors = report(vErrors, instancePath+"/booker/address", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/booker/address", "type", {type: "string"});
errors++;
}
}
if(data2.postalCode !== undefined){
let data9 = data2.postalCode;
if(typeof data9 === "string"){
if(func4(data9) > 16){
vErrors = report(vErrors, instancePath+"/booker/postalCode", "maxLength", {limit: 16});
errors++;
}
if(!pattern2.test(data9)){
vErrors = report(vErrors, instancePath+"/booker/postalCode", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/booker/postalCode", "type", {type: "string"});
errors++;
}
}
if(data2.city !== undefined){
let data10 = data2.city;
if(typeof data10 === "string"){
if(func4(data10) > 35){
vErrors = report(vErrors, instancePath+"/booker/city", "maxLength", {limit: 35});
errors++;
}
if(!pattern2.test(data10)){
vErrors = report(vErrors, instancePath+"/booker/city", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/booker/city", "type", {type: "string"});
errors++;
}
}
if(data2.country !== undefined){
let data11 = data2.country;
if(typeof data11 === "string"){
if(!pattern9.test(data11)){
vErrors = report(vErrors, instancePath+"/booker/country", "pattern", {pattern: "^[A-Z]{2}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/booker/country", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/booker", "type", {type: "object"});
errors++;
}
}
if(data.bookingPersons !== undefined){
let data12 = data.bookingPersons;
if(Array.isArray(data12)){
if(data12.length > 8){
vErrors = report(vErrors, instancePath+"/bookingPersons", "maxItems", {limit: 8});
errors++;
}
if(data12.length < 1){
vErrors = report(vErrors, instancePath+"/bookingPersons", "minItems", {limit: 1});
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.firstName === undefined){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0, "required", {missingProperty: "firstName"});
errors++;
}
if(data13.lastName === undefined){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0, "required", {missingProperty: "lastName"});
errors++;
}
if(data13.email === undefined){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0, "required", {missingProperty: "email"});
errors++;
}
if(data13.birthday === undefined){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0, "required", {missingProperty: "birthday"});
errors++;
}
if(data13.contactFirstName === undefined){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0, "required", {missingProperty: "contactFirstName"});
errors++;
}
if(data13.contactLastName === undefined){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0, "required", {missingProperty: "contactLastName"});
errors++;
}
if(data13.contactPhone === undefined){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0, "required", {missingProperty: "contactPhone"});
errors++;
}
if(data13.sac === undefined){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0, "required", {missingProperty: "sac"});
errors++;
}
if(data13.vegetarian === undefined){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0, "required", {missingProperty: "vegetarian"});
errors++;
}
if(data13.allergies === undefined){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0, "required", {missingProperty: "allergies"});
errors++;
}
for(const key2 in data13){
if(!(func2.call(schema11.properties.bookingPersons.items.properties, key2))){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0, "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data13.booker !== undefined){
if(typeof data13.booker !== "boolean"){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/booker", "type", {type: "boolean"});
errors++;
}
}
if(data13.salutation !== undefined){
let data15 = data13.salutation;
if(!(((data15 === "Frau") || (data15 === "Herr")) || (data15 === "Divers"))){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/salutation", "enum", {allowedValues: schema11.properties.bookingPersons.items.properties.salutation.enum});
errors++;
}
}
if(data13.firstName !== undefined){
let data16 = data13.firstName;
if(typeof data16 === "string"){
if(func4(data16) > 60){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/firstName", "maxLength", {limit: 60});
errors++;
}
if(!pattern2.test(data16)){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/firstName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/firstName", "type", {type: "string"});
errors++;
}
}
if(data13.lastName !== undefined){
let data17 = data13.lastName;
if(typeof data17 === "string"){
if(func4(data17) > 60){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/lastName", "maxLength", {limit: 60});
errors++;
}
if(!pattern2.test(data17)){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/lastName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/lastName", "type", {type: "string"});
errors++;
}
}
if(data13.email !== undefined){
let data18 = data13.email;
if(typeof data18 === "string"){
if(func4(data18) > 180){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/email", "maxLength", {limit: 180});
errors++;
}
if(!pattern4.test(data18)){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/email", "pattern", {pattern: "^[\\x00-\\x7F]*$"});
errors++;
}
if(!(formats0(data18))){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/email", "type", {type: "string"});
errors++;
}
}
if(data13.birthday !== undefined){
let data19 = data13.birthday;
if(typeof data19 === "string"){
if(!(formats4(data19))){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/birthday", "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/birthday", "type", {type: "string"});
errors++;
}
}
if(data13.address !== undefined){
let data20 = data13.address;
if(typeof data20 === "string"){
if(func4(data20) > 70){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/address", "maxLength", {limit: 70});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/address", "type", {type: "string"});
errors++;
}
}
if(data13.postalCode !== undefined){
let data21 = data13.postalCode;
if(typeof data21 === "string"){
if(func4(data21) > 16){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/postalCode", "maxLength", {limit: 16});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/postalCode", "type", {type: "string"});
errors++;
}
}
if(data13.city !== undefined){
let data22 = data13.city;
if(typeof data22 === "string"){
if(func4(data22) > 35){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/city", "maxLength", {limit: 35});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/city", "type", {type: "string"});
errors++;
}
}
if(data13.country !== undefined){
let data23 = data13.country;
if(typeof data23 === "string"){
if(!pattern9.test(data23)){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/country", "pattern", {pattern: "^[A-Z]{2}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/country", "type", {type: "string"});
errors++;
}
}
if(data13.phone !== undefined){
let data24 = data13.phone;
if(typeof data24 === "string"){
if(func4(data24) > 30){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/phone", "maxLength", {limit: 30});
errors++;
}
if(!pattern2.test(data24)){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/phone", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/phone", "type", {type: "string"});
errors++;
}
}
if(data13.phonePrivate !== undefined){
let data25 = data13.phonePrivate;
if(typeof data25 === "string"){
if(func4(data25) > 30){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/phonePrivate", "maxLength", {limit: 30});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/phonePrivate", "type", {type: "string"});
errors++;
}
}
if(data13.phoneCompany !== undefined){
let data26 = data13.phoneCompany;
if(typeof data26 === "string"){
if(func4(data26) > 30){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/phoneCompany", "maxLength", {limit: 30});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/phoneCompany", "type", {type: "string"});
errors++;
}
}
if(data13.contactFirstName !== undefined){
let data27 = data13.contactFirstName;
if(typeof data27 === "string"){
if(func4(data27) > 60){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/contactFirstName", "maxLength", {limit: 60});
errors++;
}
if(!pattern2.test(data27)){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/contactFirstName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/contactFirstName", "type", {type: "string"});
errors++;
}
}
if(data13.contactLastName !== undefined){
let data28 = data13.contactLastName;
if(typeof data28 === "string"){
if(func4(data28) > 60){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/contactLastName", "maxLength", {limit: 60});
errors++;
}
if(!pattern2.test(data28)){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/contactLastName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/contactLastName", "type", {type: "string"});
errors++;
}
}
if(data13.contactPhone !== undefined){
let data29 = data13.contactPhone;
if(typeof data29 === "string"){
if(func4(data29) > 30){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/contactPhone", "maxLength", {limit: 30});
errors++;
}
if(!pattern2.test(data29)){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/contactPhone", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/contactPhone", "type", {type: "string"});
errors++;
}
}
if(data13.sac !== undefined){
if(typeof data13.sac !== "boolean"){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/sac", "type", {type: "boolean"});
errors++;
}
}
if(data13.sacNumber !== undefined){
let data31 = data13.sacNumber;
if(typeof data31 === "string"){
if(!pattern18.test(data31)){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/sacNumber", "pattern", {pattern: "^\\d{0,10}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/sacNumber", "type", {type: "string"});
errors++;
}
}
if(data13.vegetarian !== undefined){
if(typeof data13.vegetarian !== "boolean"){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/vegetarian", "type", {type: "boolean"});
errors++;
}
}
if(data13.allergies !== undefined){
if(typeof data13.allergies !== "boolean"){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/allergies", "type", {type: "boolean"});
errors++;
}
}
if(data13.allergiesText !== undefined){
let data34 = data13.allergiesText;
if(typeof data34 === "string"){
if(func4(data34) > 500){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/allergiesText", "maxLength", {limit: 500});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/allergiesText", "type", {type: "string"});
errors++;
}
}
if(data13.hardestTour !== undefined){
let data35 = data13.hardestTour;
if(typeof data35 === "string"){
if(func4(data35) > 300){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/hardestTour", "maxLength", {limit: 300});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/hardestTour", "type", {type: "string"});
errors++;
}
}
if(data13.guardianName !== undefined){
let data36 = data13.guardianName;
if(typeof data36 === "string"){
if(func4(data36) > 120){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/guardianName", "maxLength", {limit: 120});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/guardianName", "type", {type: "string"});
errors++;
}
}
if(data13.guardianConsent !== undefined){
if(typeof data13.guardianConsent !== "boolean"){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/guardianConsent", "type", {type: "boolean"});
errors++;
}
}
if(data13.rentingMaterial !== undefined){
let data38 = data13.rentingMaterial;
if(Array.isArray(data38)){
if(data38.length > 20){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/rentingMaterial", "maxItems", {limit: 20});
errors++;
}
const len1 = data38.length;
for(let i1=0; i1<len1; i1++){
let data39 = data38[i1];
if(typeof data39 === "string"){
if(!pattern19.test(data39)){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/rentingMaterial/" + i1, "pattern", {pattern: "^/api/renting_materials/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/rentingMaterial/" + i1, "type", {type: "string"});
errors++;
}
}
let i2 = data38.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data38[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/rentingMaterial", "uniqueItems", {i: i2, j: j0});
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/rentingMaterial", "type", {type: "array"});
errors++;
}
}
if(data13.rentingMaterialPropertyValues !== undefined){
let data40 = data13.rentingMaterialPropertyValues;
if(Array.isArray(data40)){
if(data40.length > 60){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/rentingMaterialPropertyValues", "maxItems", {limit: 60});
errors++;
}
const len2 = data40.length;
for(let i3=0; i3<len2; i3++){
let data41 = data40[i3];
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.rentingMaterialProperty === undefined){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/rentingMaterialPropertyValues/" + i3, "required", {missingProperty: "rentingMaterialProperty"});
errors++;
}
if(data41.value === undefined){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/rentingMaterialPropertyValues/" + i3, "required", {missingProperty: "value"});
errors++;
}
for(const key3 in data41){
if(!(((key3 === "rentingMaterialProperty") || (key3 === "value")) || (key3 === "title"))){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/rentingMaterialPropertyValues/" + i3, "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data41.rentingMaterialProperty !== undefined){
let data42 = data41.rentingMaterialProperty;
if(typeof data42 === "string"){
if(!pattern20.test(data42)){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/rentingMaterialPropertyValues/" + i3+"/rentingMaterialProperty", "pattern", {pattern: "^/api/renting_material_properties/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/rentingMaterialPropertyValues/" + i3+"/rentingMaterialProperty", "type", {type: "string"});
errors++;
}
}
if(data41.value !== undefined){
let data43 = data41.value;
if(typeof data43 === "string"){
if(func4(data43) > 60){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/rentingMaterialPropertyValues/" + i3+"/value", "maxLength", {limit: 60});
errors++;
}
if(!pattern2.test(data43)){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/rentingMaterialPropertyValues/" + i3+"/value", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/rentingMaterialPropertyValues/" + i3+"/value", "type", {type: "string"});
errors++;
}
}
if(data41.title !== undefined){
let data44 = data41.title;
if(typeof data44 === "string"){
if(func4(data44) > 60){
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/rentingMaterialPropertyValues/" + i3+"/title", "maxLength", {limit: 60});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/rentingMaterialPropertyValues/" + i3+"/title", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/rentingMaterialPropertyValues/" + i3, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0+"/rentingMaterialPropertyValues", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/bookingPersons/" + i0, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/bookingPersons", "type", {type: "array"});
errors++;
}
}
if(data.invoiceTo !== undefined){
let data45 = data.invoiceTo;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.address === undefined){
vErrors = report(vErrors, instancePath+"/invoiceTo", "required", {missingProperty: "address"});
errors++;
}
if(data45.postalCode === undefined){
vErrors = report(vErrors, instancePath+"/invoiceTo", "required", {missingProperty: "postalCode"});
errors++;
}
if(data45.city === undefined){
vErrors = report(vErrors, instancePath+"/invoiceTo", "required", {missingProperty: "city"});
errors++;
}
for(const key4 in data45){
if(!((((((key4 === "company") || (key4 === "name")) || (key4 === "address")) || (key4 === "postalCode")) || (key4 === "city")) || (key4 === "country"))){
vErrors = report(vErrors, instancePath+"/invoiceTo", "additionalProperties", {additionalProperty: key4});
errors++;
}
}
if(data45.company !== undefined){
let data46 = data45.company;
if(typeof data46 === "string"){
if(func4(data46) > 70){
vErrors = report(vErrors, instancePath+"/invoiceTo/company", "maxLength", {limit: 70});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/invoiceTo/company", "type", {type: "string"});
errors++;
}
}
if(data45.name !== undefined){
let data47 = data45.name;
if(typeof data47 === "string"){
if(func4(data47) > 70){
vErrors = report(vErrors, instancePath+"/invoiceTo/name", "maxLength", {limit: 70});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/invoiceTo/name", "type", {type: "string"});
errors++;
}
}
if(data45.address !== undefined){
let data48 = data45.address;
if(typeof data48 === "string"){
if(func4(data48) > 70){
vErrors = report(vErrors, instancePath+"/invoiceTo/address", "maxLength", {limit: 70});
errors++;
}
if(!pattern2.test(data48)){
vErrors = report(vErrors, instancePath+"/invoiceTo/address", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/invoiceTo/address", "type", {type: "string"});
errors++;
}
}
if(data45.postalCode !== undefined){
let data49 = data45.postalCode;
if(typeof data49 === "string"){
if(func4(data49) > 16){
vErrors = report(vErrors, instancePath+"/invoiceTo/postalCode", "maxLength", {limit: 16});
errors++;
}
if(!pattern2.test(data49)){
vErrors = report(vErrors, instancePath+"/invoiceTo/postalCode", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/invoiceTo/postalCode", "type", {type: "string"});
errors++;
}
}
if(data45.city !== undefined){
let data50 = data45.city;
if(typeof data50 === "string"){
if(func4(data50) > 35){
vErrors = report(vErrors, instancePath+"/invoiceTo/city", "maxLength", {limit: 35});
errors++;
}
if(!pattern2.test(data50)){
vErrors = report(vErrors, instancePath+"/invoiceTo/city", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/invoiceTo/city", "type", {type: "string"});
errors++;
}
}
if(data45.country !== undefined){
let data51 = data45.country;
if(typeof data51 === "string"){
if(!pattern9.test(data51)){
vErrors = report(vErrors, instancePath+"/invoiceTo/country", "pattern", {pattern: "^[A-Z]{2}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/invoiceTo/country", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/invoiceTo", "type", {type: "object"});
errors++;
}
}
if(data.message !== undefined){
let data52 = data.message;
if(typeof data52 === "string"){
if(func4(data52) > 1000){
vErrors = report(vErrors, instancePath+"/message", "maxLength", {limit: 1000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/message", "type", {type: "string"});
errors++;
}
}
if(data.acceptTerms !== undefined){
if(typeof data.acceptTerms !== "boolean"){
vErrors = report(vErrors, instancePath+"/acceptTerms", "type", {type: "boolean"});
errors++;
}
}
if(data.expectedTotal !== undefined){
let data54 = data.expectedTotal;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
vErrors = report(vErrors, instancePath+"/expectedTotal", "type", {type: "integer"});
errors++;
}
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 < 0 || isNaN(data54)){
vErrors = report(vErrors, instancePath+"/expectedTotal", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.paymentMethod !== undefined){
let data55 = data.paymentMethod;
if(!(((data55 === "invoice") || (data55 === "twint")) || (data55 === "card"))){
vErrors = report(vErrors, instancePath+"/paymentMethod", "enum", {allowedValues: schema11.properties.paymentMethod.enum});
errors++;
}
}
if(data.bookedBy !== undefined){
let data56 = data.bookedBy;
const _errs120 = errors;
let valid14 = false;
const _errs121 = errors;
if(typeof data56 === "string"){
if(!pattern26.test(data56)){
vErrors = report(vErrors, instancePath+"/bookedBy", "pattern", {pattern: "^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/bookedBy", "type", {type: "string"});
errors++;
}
var _valid1 = _errs121 === errors;
valid14 = valid14 || _valid1;
if(!valid14){
const _errs123 = errors;
if(data56 !== null){
vErrors = report(vErrors, instancePath+"/bookedBy", "type", {type: "null"});
errors++;
}
var _valid1 = _errs123 === errors;
valid14 = valid14 || _valid1;
}
if(!valid14){
vErrors = report(vErrors, instancePath+"/bookedBy", "anyOf", {});
errors++;
}
else {
errors = _errs120;
if(vErrors !== null){
if(_errs120){
vErrors.length = _errs120;
}
else {
vErrors = null;
}
}
}
}
if(data.bookAgain !== undefined){
if(typeof data.bookAgain !== "boolean"){
vErrors = report(vErrors, instancePath+"/bookAgain", "type", {type: "boolean"});
errors++;
}
}
if(data.privateOffer !== undefined){
let data58 = data.privateOffer;
if(typeof data58 === "string"){
if(func4(data58) > 100){
vErrors = report(vErrors, instancePath+"/privateOffer", "maxLength", {limit: 100});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/privateOffer", "type", {type: "string"});
errors++;
}
}
if(data.seatOption !== undefined){
let data59 = data.seatOption;
if(typeof data59 === "string"){
if(func4(data59) > 100){
vErrors = report(vErrors, instancePath+"/seatOption", "maxLength", {limit: 100});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/seatOption", "type", {type: "string"});
errors++;
}
}
if(data.voucherCode !== undefined){
let data60 = data.voucherCode;
if(typeof data60 === "string"){
if(func4(data60) > 40){
vErrors = report(vErrors, instancePath+"/voucherCode", "maxLength", {limit: 40});
errors++;
}
if(!pattern2.test(data60)){
vErrors = report(vErrors, instancePath+"/voucherCode", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/voucherCode", "type", {type: "string"});
errors++;
}
}
if(data.voucherCodes !== undefined){
let data61 = data.voucherCodes;
if(Array.isArray(data61)){
if(data61.length > 5){
vErrors = report(vErrors, instancePath+"/voucherCodes", "maxItems", {limit: 5});
errors++;
}
const len3 = data61.length;
for(let i4=0; i4<len3; i4++){
let data62 = data61[i4];
if(typeof data62 === "string"){
if(func4(data62) > 40){
vErrors = report(vErrors, instancePath+"/voucherCodes/" + i4, "maxLength", {limit: 40});
errors++;
}
if(!pattern2.test(data62)){
vErrors = report(vErrors, instancePath+"/voucherCodes/" + i4, "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/voucherCodes/" + i4, "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/voucherCodes", "type", {type: "array"});
errors++;
}
}
if(data.partner !== undefined){
let data63 = data.partner;
if(typeof data63 === "string"){
if(func4(data63) > 100){
vErrors = report(vErrors, instancePath+"/partner", "maxLength", {limit: 100});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/partner", "type", {type: "string"});
errors++;
}
}
if(data.office !== undefined){
let data64 = data.office;
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
for(const key5 in data64){
if(!(((((key5 === "user") || (key5 === "override")) || (key5 === "reason")) || (key5 === "seatOption")) || (key5 === "notify"))){
vErrors = report(vErrors, instancePath+"/office", "additionalProperties", {additionalProperty: key5});
errors++;
}
}
if(data64.user !== undefined){
let data65 = data64.user;
if(typeof data65 === "string"){
if(!pattern26.test(data65)){
vErrors = report(vErrors, instancePath+"/office/user", "pattern", {pattern: "^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/office/user", "type", {type: "string"});
errors++;
}
}
if(data64.override !== undefined){
if(typeof data64.override !== "boolean"){
vErrors = report(vErrors, instancePath+"/office/override", "type", {type: "boolean"});
errors++;
}
}
if(data64.reason !== undefined){
let data67 = data64.reason;
if(typeof data67 === "string"){
if(func4(data67) > 500){
vErrors = report(vErrors, instancePath+"/office/reason", "maxLength", {limit: 500});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/office/reason", "type", {type: "string"});
errors++;
}
}
if(data64.seatOption !== undefined){
let data68 = data64.seatOption;
if(typeof data68 === "string"){
if(!pattern30.test(data68)){
vErrors = report(vErrors, instancePath+"/office/seatOption", "pattern", {pattern: "^/api/seat_options/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/office/seatOption", "type", {type: "string"});
errors++;
}
}
if(data64.notify !== undefined){
if(typeof data64.notify !== "boolean"){
vErrors = report(vErrors, instancePath+"/office/notify", "type", {type: "boolean"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/office", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
