// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateEventPatch = Object.assign(validate10, {"required":[],"nullable":["title","subtitle","place","location","type","leadText","headImage","pois[].elevation","programText","meetingLink","meetingText","journeyText","equipmentText","servicesText","requirementsText","minimumParticipants","maximumParticipants","minimumAge","onRequest","level","sleepingStyle","ascent","descent","hikingTime","hikingDifficulty","mountainTourDifficulty","rockClimbingDifficulty","skiDifficulty","snowShoeDifficulty","viaFerrataDifficulty","fitness","curriculum","requiredGuideLevel","personsPerGuide","extraCosts[].amount","freeOfCharge","accountingNo","sacDiscountPercent","decisionDate","autoConfirm"]});
const schema11 = {"type":"object","properties":{"title":{"anyOf":[{"type":"string","minLength":3,"maxLength":120,"pattern":"\\S"},{"type":"null"}]},"subtitle":{"anyOf":[{"type":"string","maxLength":160},{"type":"null"}]},"place":{"anyOf":[{"type":"string","maxLength":120},{"type":"null"}]},"location":{"anyOf":[{"type":"object","required":["latitude","longitude"],"properties":{"latitude":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-180,"maximum":180}},"additionalProperties":false},{"type":"null"}]},"type":{"anyOf":[{"enum":["unknown","training","tour","spontaneous_tour"]},{"type":"null"}]},"leadText":{"anyOf":[{"type":"string","maxLength":600},{"type":"null"}]},"headImage":{"anyOf":[{"type":"string","pattern":"^/api/extended_media_objects/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},{"type":"null"}]},"images":{"type":"array","items":{"type":"string","pattern":"^/api/extended_media_objects/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"maxItems":60,"uniqueItems":true},"pois":{"type":"array","items":{"type":"object","required":["title","kind","latitude","longitude","elevation"],"properties":{"title":{"type":"string","maxLength":80,"pattern":"\\S"},"kind":{"enum":["peak","hut","village","meeting","place"]},"latitude":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-180,"maximum":180},"elevation":{"anyOf":[{"type":"integer","minimum":-500,"maximum":9000},{"type":"null"}]}},"additionalProperties":false},"maxItems":60},"programText":{"anyOf":[{"type":"string","maxLength":20000},{"type":"null"}]},"meetingLink":{"anyOf":[{"type":"string","maxLength":500,"pattern":"^https://\\S+$"},{"type":"null"}]},"meetingText":{"anyOf":[{"type":"string","maxLength":20000},{"type":"null"}]},"journeyText":{"anyOf":[{"type":"string","maxLength":20000},{"type":"null"}]},"equipmentText":{"anyOf":[{"type":"string","maxLength":20000},{"type":"null"}]},"servicesText":{"anyOf":[{"type":"string","maxLength":20000},{"type":"null"}]},"requirementsText":{"anyOf":[{"type":"string","maxLength":20000},{"type":"null"}]},"minimumParticipants":{"anyOf":[{"type":"integer","minimum":1,"maximum":99},{"type":"null"}]},"maximumParticipants":{"anyOf":[{"type":"integer","minimum":1,"maximum":99},{"type":"null"}]},"minimumAge":{"anyOf":[{"type":"integer","minimum":0,"maximum":99},{"type":"null"}]},"onRequest":{"anyOf":[{"type":"boolean"},{"type":"null"}]},"level":{"anyOf":[{"type":"string","pattern":"^/api/levels/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},{"type":"null"}]},"activities":{"type":"array","items":{"type":"string","pattern":"^/api/activities/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"maxItems":20,"uniqueItems":true},"sleepingStyle":{"anyOf":[{"type":"string","pattern":"^/api/sleeping_styles/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},{"type":"null"}]},"tags":{"type":"array","items":{"type":"string","pattern":"^/api/tags/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"maxItems":30,"uniqueItems":true},"ascent":{"anyOf":[{"type":"integer","minimum":0,"maximum":6000},{"type":"null"}]},"descent":{"anyOf":[{"type":"integer","minimum":0,"maximum":6000},{"type":"null"}]},"hikingTime":{"anyOf":[{"type":"number","minimum":0,"maximum":24,"multipleOf":0.25},{"type":"null"}]},"hikingDifficulty":{"anyOf":[{"enum":["T1","T2","T3","T4","T5","T6"]},{"type":"null"}]},"mountainTourDifficulty":{"anyOf":[{"enum":["L","L+","WS-","WS","WS+","ZS-","ZS","ZS+","S-","S","S+","SS-","SS","SS+","AS-","AS","AS+","EX-","EX"]},{"type":"null"}]},"rockClimbingDifficulty":{"anyOf":[{"enum":["I-","I","I+","II-","II","II+","III-","III","III+","IV-","IV","IV+","V-","V","V+","VI-","VI","VI+","VII-","VII","VII+","VIII-","VIII","VIII+","IX-","IX","IX+","X-","X","X+","XI-","XI","XI+","XII-","XII","XII+"]},{"type":"null"}]},"skiDifficulty":{"anyOf":[{"enum":["L","L+","WS-","WS","WS+","ZS-","ZS","ZS+","S-","S","S+","SS-","SS","SS+","AS-","AS","AS+","EX-","EX"]},{"type":"null"}]},"snowShoeDifficulty":{"anyOf":[{"enum":["WT1","WT2","WT3","WT4","WT5","WT6"]},{"type":"null"}]},"viaFerrataDifficulty":{"anyOf":[{"enum":["K1","K2","K3","K4","K5","K6"]},{"type":"null"}]},"fitness":{"anyOf":[{"enum":["A","B","C","D","E"]},{"type":"null"}]},"curriculum":{"anyOf":[{"type":"string","maxLength":20000},{"type":"null"}]},"requiredGuideLevel":{"anyOf":[{"enum":["partner","guide1+","guide1","guide2","guide3","guide4","guide5","guide6","aspirant1","aspirant2","aspirant3","aspirant4","climbingTeacher1","climbingTeacher2","climbingTeacher3","climbingTeacher4","hikingTeacher1","hikingTeacher2","hikingTeacher3","hikingTeacher4"]},{"type":"null"}]},"personsPerGuide":{"anyOf":[{"type":"integer","minimum":1,"maximum":99},{"type":"null"}]},"priceComponents":{"type":"array","items":{"type":"object","required":["title","grossPrice","vatRate","eligibleForSacDiscount","accommodationCost"],"properties":{"title":{"type":"string","maxLength":60,"pattern":"\\S"},"grossPrice":{"type":"integer","minimum":0,"maximum":2000000,"multipleOf":5},"vatRate":{"type":"string","pattern":"^/api/vat_rates/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"eligibleForSacDiscount":{"type":"boolean"},"accommodationCost":{"type":"boolean"}},"additionalProperties":false},"maxItems":30},"extraCosts":{"type":"array","items":{"type":"object","required":["kind","amount","note"],"properties":{"kind":{"enum":["railway","half_board","drinks","gear","entrance","other"]},"amount":{"anyOf":[{"type":"integer","minimum":0,"maximum":2000000,"multipleOf":5},{"type":"null"}]},"note":{"type":"string","maxLength":80}},"additionalProperties":false},"maxItems":12},"rentingMaterials":{"type":"array","items":{"type":"string","pattern":"^/api/renting_materials/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"maxItems":60,"uniqueItems":true},"freeOfCharge":{"anyOf":[{"type":"boolean"},{"type":"null"}]},"accountingNo":{"anyOf":[{"type":"string","pattern":"^\\d{1,6}$"},{"type":"null"}]},"sacDiscountPercent":{"anyOf":[{"type":"integer","minimum":0,"maximum":100},{"type":"null"}]},"decisionDate":{"anyOf":[{"type":"string","format":"date"},{"type":"null"}]},"autoConfirm":{"anyOf":[{"type":"boolean"},{"type":"null"}]},"start":{"type":"string","format":"date-time"},"end":{"type":"string","format":"date-time"},"registrationDeadline":{"type":"string","format":"date-time"},"eventAccommodations":{"type":"array","items":{"type":"string","pattern":"^/api/accommodations/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"maxItems":10,"uniqueItems":true},"numberOfBookedRooms":{"type":"integer","minimum":0,"maximum":99},"notes":{"type":"string","maxLength":4000},"organized":{"type":"boolean"},"guideFinished":{"type":"boolean"},"concluded":{"type":"boolean"},"tell":{"type":"array","items":{"type":"string","enum":["bookers","participants","guides","houses","remembered","office"]},"maxItems":6,"uniqueItems":true},"freeCancellation":{"type":"boolean"},"seal":{"type":"string","maxLength":64}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const func3 = ucs2length;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^/api/extended_media_objects/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern4 = new RegExp("^https://\\S+$", "u");
const pattern5 = new RegExp("^/api/levels/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern6 = new RegExp("^/api/activities/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern7 = new RegExp("^/api/sleeping_styles/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern8 = new RegExp("^/api/tags/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern10 = new RegExp("^/api/vat_rates/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern11 = new RegExp("^/api/renting_materials/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern12 = new RegExp("^\\d{1,6}$", "u");
const pattern13 = new RegExp("^/api/accommodations/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const formats0 = formats.date;
const formats2 = formats["date-time"];

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 === "string"){
if(func3(data0) > 120){
vErrors = report(vErrors, instancePath+"/title", "maxLength", {limit: 120});
errors++;
}
if(func3(data0) < 3){
vErrors = report(vErrors, instancePath+"/title", "minLength", {limit: 3});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data0 !== null){
vErrors = report(vErrors, instancePath+"/title", "type", {type: "null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/title", "anyOf", {});
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
if(data.subtitle !== undefined){
let data1 = data.subtitle;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(typeof data1 === "string"){
if(func3(data1) > 160){
vErrors = report(vErrors, instancePath+"/subtitle", "maxLength", {limit: 160});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/subtitle", "type", {type: "string"});
errors++;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs12 = errors;
if(data1 !== null){
vErrors = report(vErrors, instancePath+"/subtitle", "type", {type: "null"});
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
vErrors = report(vErrors, instancePath+"/subtitle", "anyOf", {});
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.place !== undefined){
let data2 = data.place;
const _errs15 = errors;
let valid3 = false;
const _errs16 = errors;
if(typeof data2 === "string"){
if(func3(data2) > 120){
vErrors = report(vErrors, instancePath+"/place", "maxLength", {limit: 120});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/place", "type", {type: "string"});
errors++;
}
var _valid2 = _errs16 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs18 = errors;
if(data2 !== null){
vErrors = report(vErrors, instancePath+"/place", "type", {type: "null"});
errors++;
}
var _valid2 = _errs18 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
vErrors = report(vErrors, instancePath+"/place", "anyOf", {});
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.location !== undefined){
let data3 = data.location;
const _errs21 = errors;
let valid4 = false;
const _errs22 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.latitude === undefined){
vErrors = report(vErrors, instancePath+"/location", "required", {missingProperty: "latitude"});
errors++;
}
if(data3.longitude === undefined){
vErrors = report(vErrors, instancePath+"/location", "required", {missingProperty: "longitude"});
errors++;
}
for(const key1 in data3){
if(!((key1 === "latitude") || (key1 === "longitude"))){
vErrors = report(vErrors, instancePath+"/location", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data3.latitude !== undefined){
let data4 = data3.latitude;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 90 || isNaN(data4)){
vErrors = report(vErrors, instancePath+"/location/latitude", "maximum", {comparison: "<=", limit: 90});
errors++;
}
if(data4 < -90 || isNaN(data4)){
vErrors = report(vErrors, instancePath+"/location/latitude", "minimum", {comparison: ">=", limit: -90});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/location/latitude", "type", {type: "number"});
errors++;
}
}
if(data3.longitude !== undefined){
let data5 = data3.longitude;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 180 || isNaN(data5)){
vErrors = report(vErrors, instancePath+"/location/longitude", "maximum", {comparison: "<=", limit: 180});
errors++;
}
if(data5 < -180 || isNaN(data5)){
vErrors = report(vErrors, instancePath+"/location/longitude", "minimum", {comparison: ">=", limit: -180});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/location/longitude", "type", {type: "number"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/location", "type", {type: "object"});
errors++;
}
var _valid3 = _errs22 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs29 = errors;
if(data3 !== null){
vErrors = report(vErrors, instancePath+"/location", "type", {type: "null"});
errors++;
}
var _valid3 = _errs29 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
vErrors = report(vErrors, instancePath+"/location", "anyOf", {});
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
if(data.type !== undefined){
let data6 = data.type;
const _errs32 = errors;
let valid6 = false;
const _errs33 = errors;
if(!((((data6 === "unknown") || (data6 === "training")) || (data6 === "tour")) || (data6 === "spontaneous_tour"))){
vErrors = report(vErrors, instancePath+"/type", "enum", {allowedValues: schema11.properties.type.anyOf[0].enum});
errors++;
}
var _valid4 = _errs33 === errors;
valid6 = valid6 || _valid4;
if(!valid6){
const _errs34 = errors;
if(data6 !== null){
vErrors = report(vErrors, instancePath+"/type", "type", {type: "null"});
errors++;
}
var _valid4 = _errs34 === errors;
valid6 = valid6 || _valid4;
}
if(!valid6){
vErrors = report(vErrors, instancePath+"/type", "anyOf", {});
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
}
if(data.leadText !== undefined){
let data7 = data.leadText;
const _errs37 = errors;
let valid7 = false;
const _errs38 = errors;
if(typeof data7 === "string"){
if(func3(data7) > 600){
vErrors = report(vErrors, instancePath+"/leadText", "maxLength", {limit: 600});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/leadText", "type", {type: "string"});
errors++;
}
var _valid5 = _errs38 === errors;
valid7 = valid7 || _valid5;
if(!valid7){
const _errs40 = errors;
if(data7 !== null){
vErrors = report(vErrors, instancePath+"/leadText", "type", {type: "null"});
errors++;
}
var _valid5 = _errs40 === errors;
valid7 = valid7 || _valid5;
}
if(!valid7){
vErrors = report(vErrors, instancePath+"/leadText", "anyOf", {});
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
if(data.headImage !== undefined){
let data8 = data.headImage;
const _errs43 = errors;
let valid8 = false;
const _errs44 = errors;
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
vErrors = report(vErrors, instancePath+"/headImage", "pattern", {pattern: "^/api/extended_media_objects/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/headImage", "type", {type: "string"});
errors++;
}
var _valid6 = _errs44 === errors;
valid8 = valid8 || _valid6;
if(!valid8){
const _errs46 = errors;
if(data8 !== null){
vErrors = report(vErrors, instancePath+"/headImage", "type", {type: "null"});
errors++;
}
var _valid6 = _errs46 === errors;
valid8 = valid8 || _valid6;
}
if(!valid8){
vErrors = report(vErrors, instancePath+"/headImage", "anyOf", {});
errors++;
}
else {
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
}
}
if(data.images !== undefined){
let data9 = data.images;
if(Array.isArray(data9)){
if(data9.length > 60){
vErrors = report(vErrors, instancePath+"/images", "maxItems", {limit: 60});
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 === "string"){
if(!pattern1.test(data10)){
vErrors = report(vErrors, instancePath+"/images/" + i0, "pattern", {pattern: "^/api/extended_media_objects/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/images/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = report(vErrors, instancePath+"/images", "uniqueItems", {i: i1, j: j0});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/images", "type", {type: "array"});
errors++;
}
}
if(data.pois !== undefined){
let data11 = data.pois;
if(Array.isArray(data11)){
if(data11.length > 60){
vErrors = report(vErrors, instancePath+"/pois", "maxItems", {limit: 60});
errors++;
}
const len1 = data11.length;
for(let i2=0; i2<len1; i2++){
let data12 = data11[i2];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.title === undefined){
vErrors = report(vErrors, instancePath+"/pois/" + i2, "required", {missingProperty: "title"});
errors++;
}
if(data12.kind === undefined){
vErrors = report(vErrors, instancePath+"/pois/" + i2, "required", {missingProperty: "kind"});
errors++;
}
if(data12.latitude === undefined){
vErrors = report(vErrors, instancePath+"/pois/" + i2, "required", {missingProperty: "latitude"});
errors++;
}
if(data12.longitude === undefined){
vErrors = report(vErrors, instancePath+"/pois/" + i2, "required", {missingProperty: "longitude"});
errors++;
}
if(data12.elevation === undefined){
vErrors = report(vErrors, instancePath+"/pois/" + i2, "required", {missingProperty: "elevation"});
errors++;
}
for(const key2 in data12){
if(!(((((key2 === "title") || (key2 === "kind")) || (key2 === "latitude")) || (key2 === "longitude")) || (key2 === "elevation"))){
vErrors = report(vErrors, instancePath+"/pois/" + i2, "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data12.title !== undefined){
let data13 = data12.title;
if(typeof data13 === "string"){
if(func3(data13) > 80){
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/title", "maxLength", {limit: 80});
errors++;
}
if(!pattern0.test(data13)){
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/title", "type", {type: "string"});
errors++;
}
}
if(data12.kind !== undefined){
let data14 = data12.kind;
if(!(((((data14 === "peak") || (data14 === "hut")) || (data14 === "village")) || (data14 === "meeting")) || (data14 === "place"))){
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/kind", "enum", {allowedValues: schema11.properties.pois.items.properties.kind.enum});
errors++;
}
}
if(data12.latitude !== undefined){
let data15 = data12.latitude;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 90 || isNaN(data15)){
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/latitude", "maximum", {comparison: "<=", limit: 90});
errors++;
}
if(data15 < -90 || isNaN(data15)){
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/latitude", "minimum", {comparison: ">=", limit: -90});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/latitude", "type", {type: "number"});
errors++;
}
}
if(data12.longitude !== undefined){
let data16 = data12.longitude;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 180 || isNaN(data16)){
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/longitude", "maximum", {comparison: "<=", limit: 180});
errors++;
}
if(data16 < -180 || isNaN(data16)){
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/longitude", "minimum", {comparison: ">=", limit: -180});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/longitude", "type", {type: "number"});
errors++;
}
}
if(data12.elevation !== undefined){
let data17 = data12.elevation;
const _errs65 = errors;
let valid15 = false;
const _errs66 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/elevation", "type", {type: "integer"});
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 9000 || isNaN(data17)){
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/elevation", "maximum", {comparison: "<=", limit: 9000});
errors++;
}
if(data17 < -500 || isNaN(data17)){
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/elevation", "minimum", {comparison: ">=", limit: -500});
errors++;
}
}
var _valid7 = _errs66 === errors;
valid15 = valid15 || _valid7;
if(!valid15){
const _errs68 = errors;
if(data17 !== null){
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/elevation", "type", {type: "null"});
errors++;
}
var _valid7 = _errs68 === errors;
valid15 = valid15 || _valid7;
}
if(!valid15){
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/elevation", "anyOf", {});
errors++;
}
else {
errors = _errs65;
if(vErrors !== null){
if(_errs65){
vErrors.length = _errs65;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = report(vErrors, instancePath+"/pois/" + i2, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/pois", "type", {type: "array"});
errors++;
}
}
if(data.programText !== undefined){
let data18 = data.programText;
const _errs71 = errors;
let valid16 = false;
const _errs72 = errors;
if(typeof data18 === "string"){
if(func3(data18) > 20000){
vErrors = report(vErrors, instancePath+"/programText", "maxLength", {limit: 20000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/programText", "type", {type: "string"});
errors++;
}
var _valid8 = _errs72 === errors;
valid16 = valid16 || _valid8;
if(!valid16){
const _errs74 = errors;
if(data18 !== null){
vErrors = report(vErrors, instancePath+"/programText", "type", {type: "null"});
errors++;
}
var _valid8 = _errs74 === errors;
valid16 = valid16 || _valid8;
}
if(!valid16){
vErrors = report(vErrors, instancePath+"/programText", "anyOf", {});
errors++;
}
else {
errors = _errs71;
if(vErrors !== null){
if(_errs71){
vErrors.length = _errs71;
}
else {
vErrors = null;
}
}
}
}
if(data.meetingLink !== undefined){
let data19 = data.meetingLink;
const _errs77 = errors;
let valid17 = false;
const _errs78 = errors;
if(typeof data19 === "string"){
if(func3(data19) > 500){
vErrors = report(vErrors, instancePath+"/meetingLink", "maxLength", {limit: 500});
errors++;
}
if(!pattern4.test(data19)){
vErrors = report(vErrors, instancePath+"/meetingLink", "pattern", {pattern: "^https://\\S+$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/meetingLink", "type", {type: "string"});
errors++;
}
var _valid9 = _errs78 === errors;
valid17 = valid17 || _valid9;
if(!valid17){
const _errs80 = errors;
if(data19 !== null){
vErrors = report(vErrors, instancePath+"/meetingLink", "type", {type: "null"});
errors++;
}
var _valid9 = _errs80 === errors;
valid17 = valid17 || _valid9;
}
if(!valid17){
vErrors = report(vErrors, instancePath+"/meetingLink", "anyOf", {});
errors++;
}
else {
errors = _errs77;
if(vErrors !== null){
if(_errs77){
vErrors.length = _errs77;
}
else {
vErrors = null;
}
}
}
}
if(data.meetingText !== undefined){
let data20 = data.meetingText;
const _errs83 = errors;
let valid18 = false;
const _errs84 = errors;
if(typeof data20 === "string"){
if(func3(data20) > 20000){
vErrors = report(vErrors, instancePath+"/meetingText", "maxLength", {limit: 20000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/meetingText", "type", {type: "string"});
errors++;
}
var _valid10 = _errs84 === errors;
valid18 = valid18 || _valid10;
if(!valid18){
const _errs86 = errors;
if(data20 !== null){
vErrors = report(vErrors, instancePath+"/meetingText", "type", {type: "null"});
errors++;
}
var _valid10 = _errs86 === errors;
valid18 = valid18 || _valid10;
}
if(!valid18){
vErrors = report(vErrors, instancePath+"/meetingText", "anyOf", {});
errors++;
}
else {
errors = _errs83;
if(vErrors !== null){
if(_errs83){
vErrors.length = _errs83;
}
else {
vErrors = null;
}
}
}
}
if(data.journeyText !== undefined){
let data21 = data.journeyText;
const _errs89 = errors;
let valid19 = false;
const _errs90 = errors;
if(typeof data21 === "string"){
if(func3(data21) > 20000){
vErrors = report(vErrors, instancePath+"/journeyText", "maxLength", {limit: 20000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/journeyText", "type", {type: "string"});
errors++;
}
var _valid11 = _errs90 === errors;
valid19 = valid19 || _valid11;
if(!valid19){
const _errs92 = errors;
if(data21 !== null){
vErrors = report(vErrors, instancePath+"/journeyText", "type", {type: "null"});
errors++;
}
var _valid11 = _errs92 === errors;
valid19 = valid19 || _valid11;
}
if(!valid19){
vErrors = report(vErrors, instancePath+"/journeyText", "anyOf", {});
errors++;
}
else {
errors = _errs89;
if(vErrors !== null){
if(_errs89){
vErrors.length = _errs89;
}
else {
vErrors = null;
}
}
}
}
if(data.equipmentText !== undefined){
let data22 = data.equipmentText;
const _errs95 = errors;
let valid20 = false;
const _errs96 = errors;
if(typeof data22 === "string"){
if(func3(data22) > 20000){
vErrors = report(vErrors, instancePath+"/equipmentText", "maxLength", {limit: 20000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/equipmentText", "type", {type: "string"});
errors++;
}
var _valid12 = _errs96 === errors;
valid20 = valid20 || _valid12;
if(!valid20){
const _errs98 = errors;
if(data22 !== null){
vErrors = report(vErrors, instancePath+"/equipmentText", "type", {type: "null"});
errors++;
}
var _valid12 = _errs98 === errors;
valid20 = valid20 || _valid12;
}
if(!valid20){
vErrors = report(vErrors, instancePath+"/equipmentText", "anyOf", {});
errors++;
}
else {
errors = _errs95;
if(vErrors !== null){
if(_errs95){
vErrors.length = _errs95;
}
else {
vErrors = null;
}
}
}
}
if(data.servicesText !== undefined){
let data23 = data.servicesText;
const _errs101 = errors;
let valid21 = false;
const _errs102 = errors;
if(typeof data23 === "string"){
if(func3(data23) > 20000){
vErrors = report(vErrors, instancePath+"/servicesText", "maxLength", {limit: 20000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/servicesText", "type", {type: "string"});
errors++;
}
var _valid13 = _errs102 === errors;
valid21 = valid21 || _valid13;
if(!valid21){
const _errs104 = errors;
if(data23 !== null){
vErrors = report(vErrors, instancePath+"/servicesText", "type", {type: "null"});
errors++;
}
var _valid13 = _errs104 === errors;
valid21 = valid21 || _valid13;
}
if(!valid21){
vErrors = report(vErrors, instancePath+"/servicesText", "anyOf", {});
errors++;
}
else {
errors = _errs101;
if(vErrors !== null){
if(_errs101){
vErrors.length = _errs101;
}
else {
vErrors = null;
}
}
}
}
if(data.requirementsText !== undefined){
let data24 = data.requirementsText;
const _errs107 = errors;
let valid22 = false;
const _errs108 = errors;
if(typeof data24 === "string"){
if(func3(data24) > 20000){
vErrors = report(vErrors, instancePath+"/requirementsText", "maxLength", {limit: 20000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/requirementsText", "type", {type: "string"});
errors++;
}
var _valid14 = _errs108 === errors;
valid22 = valid22 || _valid14;
if(!valid22){
const _errs110 = errors;
if(data24 !== null){
vErrors = report(vErrors, instancePath+"/requirementsText", "type", {type: "null"});
errors++;
}
var _valid14 = _errs110 === errors;
valid22 = valid22 || _valid14;
}
if(!valid22){
vErrors = report(vErrors, instancePath+"/requirementsText", "anyOf", {});
errors++;
}
else {
errors = _errs107;
if(vErrors !== null){
if(_errs107){
vErrors.length = _errs107;
}
else {
vErrors = null;
}
}
}
}
if(data.minimumParticipants !== undefined){
let data25 = data.minimumParticipants;
const _errs113 = errors;
let valid23 = false;
const _errs114 = errors;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
vErrors = report(vErrors, instancePath+"/minimumParticipants", "type", {type: "integer"});
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 99 || isNaN(data25)){
vErrors = report(vErrors, instancePath+"/minimumParticipants", "maximum", {comparison: "<=", limit: 99});
errors++;
}
if(data25 < 1 || isNaN(data25)){
vErrors = report(vErrors, instancePath+"/minimumParticipants", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
var _valid15 = _errs114 === errors;
valid23 = valid23 || _valid15;
if(!valid23){
const _errs116 = errors;
if(data25 !== null){
vErrors = report(vErrors, instancePath+"/minimumParticipants", "type", {type: "null"});
errors++;
}
var _valid15 = _errs116 === errors;
valid23 = valid23 || _valid15;
}
if(!valid23){
vErrors = report(vErrors, instancePath+"/minimumParticipants", "anyOf", {});
errors++;
}
else {
errors = _errs113;
if(vErrors !== null){
if(_errs113){
vErrors.length = _errs113;
}
else {
vErrors = null;
}
}
}
}
if(data.maximumParticipants !== undefined){
let data26 = data.maximumParticipants;
const _errs119 = errors;
let valid24 = false;
const _errs120 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
vErrors = report(vErrors, instancePath+"/maximumParticipants", "type", {type: "integer"});
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 99 || isNaN(data26)){
vErrors = report(vErrors, instancePath+"/maximumParticipants", "maximum", {comparison: "<=", limit: 99});
errors++;
}
if(data26 < 1 || isNaN(data26)){
vErrors = report(vErrors, instancePath+"/maximumParticipants", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
var _valid16 = _errs120 === errors;
valid24 = valid24 || _valid16;
if(!valid24){
const _errs122 = errors;
if(data26 !== null){
vErrors = report(vErrors, instancePath+"/maximumParticipants", "type", {type: "null"});
errors++;
}
var _valid16 = _errs122 === errors;
valid24 = valid24 || _valid16;
}
if(!valid24){
vErrors = report(vErrors, instancePath+"/maximumParticipants", "anyOf", {});
errors++;
}
else {
errors = _errs119;
if(vErrors !== null){
if(_errs119){
vErrors.length = _errs119;
}
else {
vErrors = null;
}
}
}
}
if(data.minimumAge !== undefined){
let data27 = data.minimumAge;
const _errs125 = errors;
let valid25 = false;
const _errs126 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
vErrors = report(vErrors, instancePath+"/minimumAge", "type", {type: "integer"});
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 99 || isNaN(data27)){
vErrors = report(vErrors, instancePath+"/minimumAge", "maximum", {comparison: "<=", limit: 99});
errors++;
}
if(data27 < 0 || isNaN(data27)){
vErrors = report(vErrors, instancePath+"/minimumAge", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
var _valid17 = _errs126 === errors;
valid25 = valid25 || _valid17;
if(!valid25){
const _errs128 = errors;
if(data27 !== null){
vErrors = report(vErrors, instancePath+"/minimumAge", "type", {type: "null"});
errors++;
}
var _valid17 = _errs128 === errors;
valid25 = valid25 || _valid17;
}
if(!valid25){
vErrors = report(vErrors, instancePath+"/minimumAge", "anyOf", {});
errors++;
}
else {
errors = _errs125;
if(vErrors !== null){
if(_errs125){
vErrors.length = _errs125;
}
else {
vErrors = null;
}
}
}
}
if(data.onRequest !== undefined){
let data28 = data.onRequest;
const _errs131 = errors;
let valid26 = false;
const _errs132 = errors;
if(typeof data28 !== "boolean"){
vErrors = report(vErrors, instancePath+"/onRequest", "type", {type: "boolean"});
errors++;
}
var _valid18 = _errs132 === errors;
valid26 = valid26 || _valid18;
if(!valid26){
const _errs134 = errors;
if(data28 !== null){
vErrors = report(vErrors, instancePath+"/onRequest", "type", {type: "null"});
errors++;
}
var _valid18 = _errs134 === errors;
valid26 = valid26 || _valid18;
}
if(!valid26){
vErrors = report(vErrors, instancePath+"/onRequest", "anyOf", {});
errors++;
}
else {
errors = _errs131;
if(vErrors !== null){
if(_errs131){
vErrors.length = _errs131;
}
else {
vErrors = null;
}
}
}
}
if(data.level !== undefined){
let data29 = data.level;
const _errs137 = errors;
let valid27 = false;
const _errs138 = errors;
if(typeof data29 === "string"){
if(!pattern5.test(data29)){
vErrors = report(vErrors, instancePath+"/level", "pattern", {pattern: "^/api/levels/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/level", "type", {type: "string"});
errors++;
}
var _valid19 = _errs138 === errors;
valid27 = valid27 || _valid19;
if(!valid27){
const _errs140 = errors;
if(data29 !== null){
vErrors = report(vErrors, instancePath+"/level", "type", {type: "null"});
errors++;
}
var _valid19 = _errs140 === errors;
valid27 = valid27 || _valid19;
}
if(!valid27){
vErrors = report(vErrors, instancePath+"/level", "anyOf", {});
errors++;
}
else {
errors = _errs137;
if(vErrors !== null){
if(_errs137){
vErrors.length = _errs137;
}
else {
vErrors = null;
}
}
}
}
if(data.activities !== undefined){
let data30 = data.activities;
if(Array.isArray(data30)){
if(data30.length > 20){
vErrors = report(vErrors, instancePath+"/activities", "maxItems", {limit: 20});
errors++;
}
const len2 = data30.length;
for(let i3=0; i3<len2; i3++){
let data31 = data30[i3];
if(typeof data31 === "string"){
if(!pattern6.test(data31)){
vErrors = report(vErrors, instancePath+"/activities/" + i3, "pattern", {pattern: "^/api/activities/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/activities/" + i3, "type", {type: "string"});
errors++;
}
}
let i4 = data30.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data30[i4];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
vErrors = report(vErrors, instancePath+"/activities", "uniqueItems", {i: i4, j: j1});
errors++;
break;
}
indices1[item1] = i4;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/activities", "type", {type: "array"});
errors++;
}
}
if(data.sleepingStyle !== undefined){
let data32 = data.sleepingStyle;
const _errs147 = errors;
let valid31 = false;
const _errs148 = errors;
if(typeof data32 === "string"){
if(!pattern7.test(data32)){
vErrors = report(vErrors, instancePath+"/sleepingStyle", "pattern", {pattern: "^/api/sleeping_styles/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/sleepingStyle", "type", {type: "string"});
errors++;
}
var _valid20 = _errs148 === errors;
valid31 = valid31 || _valid20;
if(!valid31){
const _errs150 = errors;
if(data32 !== null){
vErrors = report(vErrors, instancePath+"/sleepingStyle", "type", {type: "null"});
errors++;
}
var _valid20 = _errs150 === errors;
valid31 = valid31 || _valid20;
}
if(!valid31){
vErrors = report(vErrors, instancePath+"/sleepingStyle", "anyOf", {});
errors++;
}
else {
errors = _errs147;
if(vErrors !== null){
if(_errs147){
vErrors.length = _errs147;
}
else {
vErrors = null;
}
}
}
}
if(data.tags !== undefined){
let data33 = data.tags;
if(Array.isArray(data33)){
if(data33.length > 30){
vErrors = report(vErrors, instancePath+"/tags", "maxItems", {limit: 30});
errors++;
}
const len3 = data33.length;
for(let i5=0; i5<len3; i5++){
let data34 = data33[i5];
if(typeof data34 === "string"){
if(!pattern8.test(data34)){
vErrors = report(vErrors, instancePath+"/tags/" + i5, "pattern", {pattern: "^/api/tags/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/tags/" + i5, "type", {type: "string"});
errors++;
}
}
let i6 = data33.length;
let j2;
if(i6 > 1){
const indices2 = {};
for(;i6--;){
let item2 = data33[i6];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
vErrors = report(vErrors, instancePath+"/tags", "uniqueItems", {i: i6, j: j2});
errors++;
break;
}
indices2[item2] = i6;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/tags", "type", {type: "array"});
errors++;
}
}
if(data.ascent !== undefined){
let data35 = data.ascent;
const _errs157 = errors;
let valid35 = false;
const _errs158 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
vErrors = report(vErrors, instancePath+"/ascent", "type", {type: "integer"});
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 6000 || isNaN(data35)){
vErrors = report(vErrors, instancePath+"/ascent", "maximum", {comparison: "<=", limit: 6000});
errors++;
}
if(data35 < 0 || isNaN(data35)){
vErrors = report(vErrors, instancePath+"/ascent", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
var _valid21 = _errs158 === errors;
valid35 = valid35 || _valid21;
if(!valid35){
const _errs160 = errors;
if(data35 !== null){
vErrors = report(vErrors, instancePath+"/ascent", "type", {type: "null"});
errors++;
}
var _valid21 = _errs160 === errors;
valid35 = valid35 || _valid21;
}
if(!valid35){
vErrors = report(vErrors, instancePath+"/ascent", "anyOf", {});
errors++;
}
else {
errors = _errs157;
if(vErrors !== null){
if(_errs157){
vErrors.length = _errs157;
}
else {
vErrors = null;
}
}
}
}
if(data.descent !== undefined){
let data36 = data.descent;
const _errs163 = errors;
let valid36 = false;
const _errs164 = errors;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
vErrors = report(vErrors, instancePath+"/descent", "type", {type: "integer"});
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 > 6000 || isNaN(data36)){
vErrors = report(vErrors, instancePath+"/descent", "maximum", {comparison: "<=", limit: 6000});
errors++;
}
if(data36 < 0 || isNaN(data36)){
vErrors = report(vErrors, instancePath+"/descent", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
var _valid22 = _errs164 === errors;
valid36 = valid36 || _valid22;
if(!valid36){
const _errs166 = errors;
if(data36 !== null){
vErrors = report(vErrors, instancePath+"/descent", "type", {type: "null"});
errors++;
}
var _valid22 = _errs166 === errors;
valid36 = valid36 || _valid22;
}
if(!valid36){
vErrors = report(vErrors, instancePath+"/descent", "anyOf", {});
errors++;
}
else {
errors = _errs163;
if(vErrors !== null){
if(_errs163){
vErrors.length = _errs163;
}
else {
vErrors = null;
}
}
}
}
if(data.hikingTime !== undefined){
let data37 = data.hikingTime;
const _errs169 = errors;
let valid37 = false;
const _errs170 = errors;
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 > 24 || isNaN(data37)){
vErrors = report(vErrors, instancePath+"/hikingTime", "maximum", {comparison: "<=", limit: 24});
errors++;
}
if(data37 < 0 || isNaN(data37)){
vErrors = report(vErrors, instancePath+"/hikingTime", "minimum", {comparison: ">=", limit: 0});
errors++;
}
let res0;
if((0.25 === 0 || (res0 = data37/0.25, res0 !== parseInt(res0)))){
vErrors = report(vErrors, instancePath+"/hikingTime", "multipleOf", {multipleOf: 0.25});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/hikingTime", "type", {type: "number"});
errors++;
}
var _valid23 = _errs170 === errors;
valid37 = valid37 || _valid23;
if(!valid37){
const _errs172 = errors;
if(data37 !== null){
vErrors = report(vErrors, instancePath+"/hikingTime", "type", {type: "null"});
errors++;
}
var _valid23 = _errs172 === errors;
valid37 = valid37 || _valid23;
}
if(!valid37){
vErrors = report(vErrors, instancePath+"/hikingTime", "anyOf", {});
errors++;
}
else {
errors = _errs169;
if(vErrors !== null){
if(_errs169){
vErrors.length = _errs169;
}
else {
vErrors = null;
}
}
}
}
if(data.hikingDifficulty !== undefined){
let data38 = data.hikingDifficulty;
const _errs175 = errors;
let valid38 = false;
const _errs176 = errors;
if(!((((((data38 === "T1") || (data38 === "T2")) || (data38 === "T3")) || (data38 === "T4")) || (data38 === "T5")) || (data38 === "T6"))){
vErrors = report(vErrors, instancePath+"/hikingDifficulty", "enum", {allowedValues: schema11.properties.hikingDifficulty.anyOf[0].enum});
errors++;
}
var _valid24 = _errs176 === errors;
valid38 = valid38 || _valid24;
if(!valid38){
const _errs177 = errors;
if(data38 !== null){
vErrors = report(vErrors, instancePath+"/hikingDifficulty", "type", {type: "null"});
errors++;
}
var _valid24 = _errs177 === errors;
valid38 = valid38 || _valid24;
}
if(!valid38){
vErrors = report(vErrors, instancePath+"/hikingDifficulty", "anyOf", {});
errors++;
}
else {
errors = _errs175;
if(vErrors !== null){
if(_errs175){
vErrors.length = _errs175;
}
else {
vErrors = null;
}
}
}
}
if(data.mountainTourDifficulty !== undefined){
let data39 = data.mountainTourDifficulty;
const _errs180 = errors;
let valid39 = false;
const _errs181 = errors;
if(!(((((((((((((((((((data39 === "L") || (data39 === "L+")) || (data39 === "WS-")) || (data39 === "WS")) || (data39 === "WS+")) || (data39 === "ZS-")) || (data39 === "ZS")) || (data39 === "ZS+")) || (data39 === "S-")) || (data39 === "S")) || (data39 === "S+")) || (data39 === "SS-")) || (data39 === "SS")) || (data39 === "SS+")) || (data39 === "AS-")) || (data39 === "AS")) || (data39 === "AS+")) || (data39 === "EX-")) || (data39 === "EX"))){
vErrors = report(vErrors, instancePath+"/mountainTourDifficulty", "enum", {allowedValues: schema11.properties.mountainTourDifficulty.anyOf[0].enum});
errors++;
}
var _valid25 = _errs181 === errors;
valid39 = valid39 || _valid25;
if(!valid39){
const _errs182 = errors;
if(data39 !== null){
vErrors = report(vErrors, instancePath+"/mountainTourDifficulty", "type", {type: "null"});
errors++;
}
var _valid25 = _errs182 === errors;
valid39 = valid39 || _valid25;
}
if(!valid39){
vErrors = report(vErrors, instancePath+"/mountainTourDifficulty", "anyOf", {});
errors++;
}
else {
errors = _errs180;
if(vErrors !== null){
if(_errs180){
vErrors.length = _errs180;
}
else {
vErrors = null;
}
}
}
}
if(data.rockClimbingDifficulty !== undefined){
let data40 = data.rockClimbingDifficulty;
const _errs185 = errors;
let valid40 = false;
const _errs186 = errors;
if(!((((((((((((((((((((((((((((((((((((data40 === "I-") || (data40 === "I")) || (data40 === "I+")) || (data40 === "II-")) || (data40 === "II")) || (data40 === "II+")) || (data40 === "III-")) || (data40 === "III")) || (data40 === "III+")) || (data40 === "IV-")) || (data40 === "IV")) || (data40 === "IV+")) || (data40 === "V-")) || (data40 === "V")) || (data40 === "V+")) || (data40 === "VI-")) || (data40 === "VI")) || (data40 === "VI+")) || (data40 === "VII-")) || (data40 === "VII")) || (data40 === "VII+")) || (data40 === "VIII-")) || (data40 === "VIII")) || (data40 === "VIII+")) || (data40 === "IX-")) || (data40 === "IX")) || (data40 === "IX+")) || (data40 === "X-")) || (data40 === "X")) || (data40 === "X+")) || (data40 === "XI-")) || (data40 === "XI")) || (data40 === "XI+")) || (data40 === "XII-")) || (data40 === "XII")) || (data40 === "XII+"))){
vErrors = report(vErrors, instancePath+"/rockClimbingDifficulty", "enum", {allowedValues: schema11.properties.rockClimbingDifficulty.anyOf[0].enum});
errors++;
}
var _valid26 = _errs186 === errors;
valid40 = valid40 || _valid26;
if(!valid40){
const _errs187 = errors;
if(data40 !== null){
vErrors = report(vErrors, instancePath+"/rockClimbingDifficulty", "type", {type: "null"});
errors++;
}
var _valid26 = _errs187 === errors;
valid40 = valid40 || _valid26;
}
if(!valid40){
vErrors = report(vErrors, instancePath+"/rockClimbingDifficulty", "anyOf", {});
errors++;
}
else {
errors = _errs185;
if(vErrors !== null){
if(_errs185){
vErrors.length = _errs185;
}
else {
vErrors = null;
}
}
}
}
if(data.skiDifficulty !== undefined){
let data41 = data.skiDifficulty;
const _errs190 = errors;
let valid41 = false;
const _errs191 = errors;
if(!(((((((((((((((((((data41 === "L") || (data41 === "L+")) || (data41 === "WS-")) || (data41 === "WS")) || (data41 === "WS+")) || (data41 === "ZS-")) || (data41 === "ZS")) || (data41 === "ZS+")) || (data41 === "S-")) || (data41 === "S")) || (data41 === "S+")) || (data41 === "SS-")) || (data41 === "SS")) || (data41 === "SS+")) || (data41 === "AS-")) || (data41 === "AS")) || (data41 === "AS+")) || (data41 === "EX-")) || (data41 === "EX"))){
vErrors = report(vErrors, instancePath+"/skiDifficulty", "enum", {allowedValues: schema11.properties.skiDifficulty.anyOf[0].enum});
errors++;
}
var _valid27 = _errs191 === errors;
valid41 = valid41 || _valid27;
if(!valid41){
const _errs192 = errors;
if(data41 !== null){
vErrors = report(vErrors, instancePath+"/skiDifficulty", "type", {type: "null"});
errors++;
}
var _valid27 = _errs192 === errors;
valid41 = valid41 || _valid27;
}
if(!valid41){
vErrors = report(vErrors, instancePath+"/skiDifficulty", "anyOf", {});
errors++;
}
else {
errors = _errs190;
if(vErrors !== null){
if(_errs190){
vErrors.length = _errs190;
}
else {
vErrors = null;
}
}
}
}
if(data.snowShoeDifficulty !== undefined){
let data42 = data.snowShoeDifficulty;
const _errs195 = errors;
let valid42 = false;
const _errs196 = errors;
if(!((((((data42 === "WT1") || (data42 === "WT2")) || (data42 === "WT3")) || (data42 === "WT4")) || (data42 === "WT5")) || (data42 === "WT6"))){
vErrors = report(vErrors, instancePath+"/snowShoeDifficulty", "enum", {allowedValues: schema11.properties.snowShoeDifficulty.anyOf[0].enum});
errors++;
}
var _valid28 = _errs196 === errors;
valid42 = valid42 || _valid28;
if(!valid42){
const _errs197 = errors;
if(data42 !== null){
vErrors = report(vErrors, instancePath+"/snowShoeDifficulty", "type", {type: "null"});
errors++;
}
var _valid28 = _errs197 === errors;
valid42 = valid42 || _valid28;
}
if(!valid42){
vErrors = report(vErrors, instancePath+"/snowShoeDifficulty", "anyOf", {});
errors++;
}
else {
errors = _errs195;
if(vErrors !== null){
if(_errs195){
vErrors.length = _errs195;
}
else {
vErrors = null;
}
}
}
}
if(data.viaFerrataDifficulty !== undefined){
let data43 = data.viaFerrataDifficulty;
const _errs200 = errors;
let valid43 = false;
const _errs201 = errors;
if(!((((((data43 === "K1") || (data43 === "K2")) || (data43 === "K3")) || (data43 === "K4")) || (data43 === "K5")) || (data43 === "K6"))){
vErrors = report(vErrors, instancePath+"/viaFerrataDifficulty", "enum", {allowedValues: schema11.properties.viaFerrataDifficulty.anyOf[0].enum});
errors++;
}
var _valid29 = _errs201 === errors;
valid43 = valid43 || _valid29;
if(!valid43){
const _errs202 = errors;
if(data43 !== null){
vErrors = report(vErrors, instancePath+"/viaFerrataDifficulty", "type", {type: "null"});
errors++;
}
var _valid29 = _errs202 === errors;
valid43 = valid43 || _valid29;
}
if(!valid43){
vErrors = report(vErrors, instancePath+"/viaFerrataDifficulty", "anyOf", {});
errors++;
}
else {
errors = _errs200;
if(vErrors !== null){
if(_errs200){
vErrors.length = _errs200;
}
else {
vErrors = null;
}
}
}
}
if(data.fitness !== undefined){
let data44 = data.fitness;
const _errs205 = errors;
let valid44 = false;
const _errs206 = errors;
if(!(((((data44 === "A") || (data44 === "B")) || (data44 === "C")) || (data44 === "D")) || (data44 === "E"))){
vErrors = report(vErrors, instancePath+"/fitness", "enum", {allowedValues: schema11.properties.fitness.anyOf[0].enum});
errors++;
}
var _valid30 = _errs206 === errors;
valid44 = valid44 || _valid30;
if(!valid44){
const _errs207 = errors;
if(data44 !== null){
vErrors = report(vErrors, instancePath+"/fitness", "type", {type: "null"});
errors++;
}
var _valid30 = _errs207 === errors;
valid44 = valid44 || _valid30;
}
if(!valid44){
vErrors = report(vErrors, instancePath+"/fitness", "anyOf", {});
errors++;
}
else {
errors = _errs205;
if(vErrors !== null){
if(_errs205){
vErrors.length = _errs205;
}
else {
vErrors = null;
}
}
}
}
if(data.curriculum !== undefined){
let data45 = data.curriculum;
const _errs210 = errors;
let valid45 = false;
const _errs211 = errors;
if(typeof data45 === "string"){
if(func3(data45) > 20000){
vErrors = report(vErrors, instancePath+"/curriculum", "maxLength", {limit: 20000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/curriculum", "type", {type: "string"});
errors++;
}
var _valid31 = _errs211 === errors;
valid45 = valid45 || _valid31;
if(!valid45){
const _errs213 = errors;
if(data45 !== null){
vErrors = report(vErrors, instancePath+"/curriculum", "type", {type: "null"});
errors++;
}
var _valid31 = _errs213 === errors;
valid45 = valid45 || _valid31;
}
if(!valid45){
vErrors = report(vErrors, instancePath+"/curriculum", "anyOf", {});
errors++;
}
else {
errors = _errs210;
if(vErrors !== null){
if(_errs210){
vErrors.length = _errs210;
}
else {
vErrors = null;
}
}
}
}
if(data.requiredGuideLevel !== undefined){
let data46 = data.requiredGuideLevel;
const _errs216 = errors;
let valid46 = false;
const _errs217 = errors;
if(!((((((((((((((((((((data46 === "partner") || (data46 === "guide1+")) || (data46 === "guide1")) || (data46 === "guide2")) || (data46 === "guide3")) || (data46 === "guide4")) || (data46 === "guide5")) || (data46 === "guide6")) || (data46 === "aspirant1")) || (data46 === "aspirant2")) || (data46 === "aspirant3")) || (data46 === "aspirant4")) || (data46 === "climbingTeacher1")) || (data46 === "climbingTeacher2")) || (data46 === "climbingTeacher3")) || (data46 === "climbingTeacher4")) || (data46 === "hikingTeacher1")) || (data46 === "hikingTeacher2")) || (data46 === "hikingTeacher3")) || (data46 === "hikingTeacher4"))){
vErrors = report(vErrors, instancePath+"/requiredGuideLevel", "enum", {allowedValues: schema11.properties.requiredGuideLevel.anyOf[0].enum});
errors++;
}
var _valid32 = _errs217 === errors;
valid46 = valid46 || _valid32;
if(!valid46){
const _errs218 = errors;
if(data46 !== null){
vErrors = report(vErrors, instancePath+"/requiredGuideLevel", "type", {type: "null"});
errors++;
}
var _valid32 = _errs218 === errors;
valid46 = valid46 || _valid32;
}
if(!valid46){
vErrors = report(vErrors, instancePath+"/requiredGuideLevel", "anyOf", {});
errors++;
}
else {
errors = _errs216;
if(vErrors !== null){
if(_errs216){
vErrors.length = _errs216;
}
else {
vErrors = null;
}
}
}
}
if(data.personsPerGuide !== undefined){
let data47 = data.personsPerGuide;
const _errs221 = errors;
let valid47 = false;
const _errs222 = errors;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
vErrors = report(vErrors, instancePath+"/personsPerGuide", "type", {type: "integer"});
errors++;
}
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 > 99 || isNaN(data47)){
vErrors = report(vErrors, instancePath+"/personsPerGuide", "maximum", {comparison: "<=", limit: 99});
errors++;
}
if(data47 < 1 || isNaN(data47)){
vErrors = report(vErrors, instancePath+"/personsPerGuide", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
var _valid33 = _errs222 === errors;
valid47 = valid47 || _valid33;
if(!valid47){
const _errs224 = errors;
if(data47 !== null){
vErrors = report(vErrors, instancePath+"/personsPerGuide", "type", {type: "null"});
errors++;
}
var _valid33 = _errs224 === errors;
valid47 = valid47 || _valid33;
}
if(!valid47){
vErrors = report(vErrors, instancePath+"/personsPerGuide", "anyOf", {});
errors++;
}
else {
errors = _errs221;
if(vErrors !== null){
if(_errs221){
vErrors.length = _errs221;
}
else {
vErrors = null;
}
}
}
}
if(data.priceComponents !== undefined){
let data48 = data.priceComponents;
if(Array.isArray(data48)){
if(data48.length > 30){
vErrors = report(vErrors, instancePath+"/priceComponents", "maxItems", {limit: 30});
errors++;
}
const len4 = data48.length;
for(let i7=0; i7<len4; i7++){
let data49 = data48[i7];
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if(data49.title === undefined){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i7, "required", {missingProperty: "title"});
errors++;
}
if(data49.grossPrice === undefined){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i7, "required", {missingProperty: "grossPrice"});
errors++;
}
if(data49.vatRate === undefined){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i7, "required", {missingProperty: "vatRate"});
errors++;
}
if(data49.eligibleForSacDiscount === undefined){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i7, "required", {missingProperty: "eligibleForSacDiscount"});
errors++;
}
if(data49.accommodationCost === undefined){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i7, "required", {missingProperty: "accommodationCost"});
errors++;
}
for(const key3 in data49){
if(!(((((key3 === "title") || (key3 === "grossPrice")) || (key3 === "vatRate")) || (key3 === "eligibleForSacDiscount")) || (key3 === "accommodationCost"))){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i7, "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data49.title !== undefined){
let data50 = data49.title;
if(typeof data50 === "string"){
if(func3(data50) > 60){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i7+"/title", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data50)){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i7+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/priceComponents/" + i7+"/title", "type", {type: "string"});
errors++;
}
}
if(data49.grossPrice !== undefined){
let data51 = data49.grossPrice;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i7+"/grossPrice", "type", {type: "integer"});
errors++;
}
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 > 2000000 || isNaN(data51)){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i7+"/grossPrice", "maximum", {comparison: "<=", limit: 2000000});
errors++;
}
if(data51 < 0 || isNaN(data51)){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i7+"/grossPrice", "minimum", {comparison: ">=", limit: 0});
errors++;
}
let res1;
if((5 === 0 || (res1 = data51/5, res1 !== parseInt(res1)))){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i7+"/grossPrice", "multipleOf", {multipleOf: 5});
errors++;
}
}
}
if(data49.vatRate !== undefined){
let data52 = data49.vatRate;
if(typeof data52 === "string"){
if(!pattern10.test(data52)){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i7+"/vatRate", "pattern", {pattern: "^/api/vat_rates/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/priceComponents/" + i7+"/vatRate", "type", {type: "string"});
errors++;
}
}
if(data49.eligibleForSacDiscount !== undefined){
if(typeof data49.eligibleForSacDiscount !== "boolean"){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i7+"/eligibleForSacDiscount", "type", {type: "boolean"});
errors++;
}
}
if(data49.accommodationCost !== undefined){
if(typeof data49.accommodationCost !== "boolean"){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i7+"/accommodationCost", "type", {type: "boolean"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/priceComponents/" + i7, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/priceComponents", "type", {type: "array"});
errors++;
}
}
if(data.extraCosts !== undefined){
let data55 = data.extraCosts;
if(Array.isArray(data55)){
if(data55.length > 12){
vErrors = report(vErrors, instancePath+"/extraCosts", "maxItems", {limit: 12});
errors++;
}
const len5 = data55.length;
for(let i8=0; i8<len5; i8++){
let data56 = data55[i8];
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(data56.kind === undefined){
vErrors = report(vErrors, instancePath+"/extraCosts/" + i8, "required", {missingProperty: "kind"});
errors++;
}
if(data56.amount === undefined){
vErrors = report(vErrors, instancePath+"/extraCosts/" + i8, "required", {missingProperty: "amount"});
errors++;
}
if(data56.note === undefined){
vErrors = report(vErrors, instancePath+"/extraCosts/" + i8, "required", {missingProperty: "note"});
errors++;
}
for(const key4 in data56){
if(!(((key4 === "kind") || (key4 === "amount")) || (key4 === "note"))){
vErrors = report(vErrors, instancePath+"/extraCosts/" + i8, "additionalProperties", {additionalProperty: key4});
errors++;
}
}
if(data56.kind !== undefined){
let data57 = data56.kind;
if(!((((((data57 === "railway") || (data57 === "half_board")) || (data57 === "drinks")) || (data57 === "gear")) || (data57 === "entrance")) || (data57 === "other"))){
vErrors = report(vErrors, instancePath+"/extraCosts/" + i8+"/kind", "enum", {allowedValues: schema11.properties.extraCosts.items.properties.kind.enum});
errors++;
}
}
if(data56.amount !== undefined){
let data58 = data56.amount;
const _errs248 = errors;
let valid54 = false;
const _errs249 = errors;
if(!(((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58))) && (isFinite(data58)))){
vErrors = report(vErrors, instancePath+"/extraCosts/" + i8+"/amount", "type", {type: "integer"});
errors++;
}
if((typeof data58 == "number") && (isFinite(data58))){
if(data58 > 2000000 || isNaN(data58)){
vErrors = report(vErrors, instancePath+"/extraCosts/" + i8+"/amount", "maximum", {comparison: "<=", limit: 2000000});
errors++;
}
if(data58 < 0 || isNaN(data58)){
vErrors = report(vErrors, instancePath+"/extraCosts/" + i8+"/amount", "minimum", {comparison: ">=", limit: 0});
errors++;
}
let res2;
if((5 === 0 || (res2 = data58/5, res2 !== parseInt(res2)))){
vErrors = report(vErrors, instancePath+"/extraCosts/" + i8+"/amount", "multipleOf", {multipleOf: 5});
errors++;
}
}
var _valid34 = _errs249 === errors;
valid54 = valid54 || _valid34;
if(!valid54){
const _errs251 = errors;
if(data58 !== null){
vErrors = report(vErrors, instancePath+"/extraCosts/" + i8+"/amount", "type", {type: "null"});
errors++;
}
var _valid34 = _errs251 === errors;
valid54 = valid54 || _valid34;
}
if(!valid54){
vErrors = report(vErrors, instancePath+"/extraCosts/" + i8+"/amount", "anyOf", {});
errors++;
}
else {
errors = _errs248;
if(vErrors !== null){
if(_errs248){
vErrors.length = _errs248;
}
else {
vErrors = null;
}
}
}
}
if(data56.note !== undefined){
let data59 = data56.note;
if(typeof data59 === "string"){
if(func3(data59) > 80){
vErrors = report(vErrors, instancePath+"/extraCosts/" + i8+"/note", "maxLength", {limit: 80});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/extraCosts/" + i8+"/note", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/extraCosts/" + i8, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/extraCosts", "type", {type: "array"});
errors++;
}
}
if(data.rentingMaterials !== undefined){
let data60 = data.rentingMaterials;
if(Array.isArray(data60)){
if(data60.length > 60){
vErrors = report(vErrors, instancePath+"/rentingMaterials", "maxItems", {limit: 60});
errors++;
}
const len6 = data60.length;
for(let i9=0; i9<len6; i9++){
let data61 = data60[i9];
if(typeof data61 === "string"){
if(!pattern11.test(data61)){
vErrors = report(vErrors, instancePath+"/rentingMaterials/" + i9, "pattern", {pattern: "^/api/renting_materials/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/rentingMaterials/" + i9, "type", {type: "string"});
errors++;
}
}
let i10 = data60.length;
let j3;
if(i10 > 1){
const indices3 = {};
for(;i10--;){
let item3 = data60[i10];
if(typeof item3 !== "string"){
continue;
}
if(typeof indices3[item3] == "number"){
j3 = indices3[item3];
vErrors = report(vErrors, instancePath+"/rentingMaterials", "uniqueItems", {i: i10, j: j3});
errors++;
break;
}
indices3[item3] = i10;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/rentingMaterials", "type", {type: "array"});
errors++;
}
}
if(data.freeOfCharge !== undefined){
let data62 = data.freeOfCharge;
const _errs260 = errors;
let valid58 = false;
const _errs261 = errors;
if(typeof data62 !== "boolean"){
vErrors = report(vErrors, instancePath+"/freeOfCharge", "type", {type: "boolean"});
errors++;
}
var _valid35 = _errs261 === errors;
valid58 = valid58 || _valid35;
if(!valid58){
const _errs263 = errors;
if(data62 !== null){
vErrors = report(vErrors, instancePath+"/freeOfCharge", "type", {type: "null"});
errors++;
}
var _valid35 = _errs263 === errors;
valid58 = valid58 || _valid35;
}
if(!valid58){
vErrors = report(vErrors, instancePath+"/freeOfCharge", "anyOf", {});
errors++;
}
else {
errors = _errs260;
if(vErrors !== null){
if(_errs260){
vErrors.length = _errs260;
}
else {
vErrors = null;
}
}
}
}
if(data.accountingNo !== undefined){
let data63 = data.accountingNo;
const _errs266 = errors;
let valid59 = false;
const _errs267 = errors;
if(typeof data63 === "string"){
if(!pattern12.test(data63)){
vErrors = report(vErrors, instancePath+"/accountingNo", "pattern", {pattern: "^\\d{1,6}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/accountingNo", "type", {type: "string"});
errors++;
}
var _valid36 = _errs267 === errors;
valid59 = valid59 || _valid36;
if(!valid59){
const _errs269 = errors;
if(data63 !== null){
vErrors = report(vErrors, instancePath+"/accountingNo", "type", {type: "null"});
errors++;
}
var _valid36 = _errs269 === errors;
valid59 = valid59 || _valid36;
}
if(!valid59){
vErrors = report(vErrors, instancePath+"/accountingNo", "anyOf", {});
errors++;
}
else {
errors = _errs266;
if(vErrors !== null){
if(_errs266){
vErrors.length = _errs266;
}
else {
vErrors = null;
}
}
}
}
if(data.sacDiscountPercent !== undefined){
let data64 = data.sacDiscountPercent;
const _errs272 = errors;
let valid60 = false;
const _errs273 = errors;
if(!(((typeof data64 == "number") && (!(data64 % 1) && !isNaN(data64))) && (isFinite(data64)))){
vErrors = report(vErrors, instancePath+"/sacDiscountPercent", "type", {type: "integer"});
errors++;
}
if((typeof data64 == "number") && (isFinite(data64))){
if(data64 > 100 || isNaN(data64)){
vErrors = report(vErrors, instancePath+"/sacDiscountPercent", "maximum", {comparison: "<=", limit: 100});
errors++;
}
if(data64 < 0 || isNaN(data64)){
vErrors = report(vErrors, instancePath+"/sacDiscountPercent", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
var _valid37 = _errs273 === errors;
valid60 = valid60 || _valid37;
if(!valid60){
const _errs275 = errors;
if(data64 !== null){
vErrors = report(vErrors, instancePath+"/sacDiscountPercent", "type", {type: "null"});
errors++;
}
var _valid37 = _errs275 === errors;
valid60 = valid60 || _valid37;
}
if(!valid60){
vErrors = report(vErrors, instancePath+"/sacDiscountPercent", "anyOf", {});
errors++;
}
else {
errors = _errs272;
if(vErrors !== null){
if(_errs272){
vErrors.length = _errs272;
}
else {
vErrors = null;
}
}
}
}
if(data.decisionDate !== undefined){
let data65 = data.decisionDate;
const _errs278 = errors;
let valid61 = false;
const _errs279 = errors;
if(typeof data65 === "string"){
if(!(formats0(data65))){
vErrors = report(vErrors, instancePath+"/decisionDate", "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/decisionDate", "type", {type: "string"});
errors++;
}
var _valid38 = _errs279 === errors;
valid61 = valid61 || _valid38;
if(!valid61){
const _errs281 = errors;
if(data65 !== null){
vErrors = report(vErrors, instancePath+"/decisionDate", "type", {type: "null"});
errors++;
}
var _valid38 = _errs281 === errors;
valid61 = valid61 || _valid38;
}
if(!valid61){
vErrors = report(vErrors, instancePath+"/decisionDate", "anyOf", {});
errors++;
}
else {
errors = _errs278;
if(vErrors !== null){
if(_errs278){
vErrors.length = _errs278;
}
else {
vErrors = null;
}
}
}
}
if(data.autoConfirm !== undefined){
let data66 = data.autoConfirm;
const _errs284 = errors;
let valid62 = false;
const _errs285 = errors;
if(typeof data66 !== "boolean"){
vErrors = report(vErrors, instancePath+"/autoConfirm", "type", {type: "boolean"});
errors++;
}
var _valid39 = _errs285 === errors;
valid62 = valid62 || _valid39;
if(!valid62){
const _errs287 = errors;
if(data66 !== null){
vErrors = report(vErrors, instancePath+"/autoConfirm", "type", {type: "null"});
errors++;
}
var _valid39 = _errs287 === errors;
valid62 = valid62 || _valid39;
}
if(!valid62){
vErrors = report(vErrors, instancePath+"/autoConfirm", "anyOf", {});
errors++;
}
else {
errors = _errs284;
if(vErrors !== null){
if(_errs284){
vErrors.length = _errs284;
}
else {
vErrors = null;
}
}
}
}
if(data.start !== undefined){
let data67 = data.start;
if(typeof data67 === "string"){
if(!(formats2(data67))){
vErrors = report(vErrors, instancePath+"/start", "format", {format: "date-time"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/start", "type", {type: "string"});
errors++;
}
}
if(data.end !== undefined){
let data68 = data.end;
if(typeof data68 === "string"){
if(!(formats2(data68))){
vErrors = report(vErrors, instancePath+"/end", "format", {format: "date-time"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/end", "type", {type: "string"});
errors++;
}
}
if(data.registrationDeadline !== undefined){
let data69 = data.registrationDeadline;
if(typeof data69 === "string"){
if(!(formats2(data69))){
vErrors = report(vErrors, instancePath+"/registrationDeadline", "format", {format: "date-time"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/registrationDeadline", "type", {type: "string"});
errors++;
}
}
if(data.eventAccommodations !== undefined){
let data70 = data.eventAccommodations;
if(Array.isArray(data70)){
if(data70.length > 10){
vErrors = report(vErrors, instancePath+"/eventAccommodations", "maxItems", {limit: 10});
errors++;
}
const len7 = data70.length;
for(let i11=0; i11<len7; i11++){
let data71 = data70[i11];
if(typeof data71 === "string"){
if(!pattern13.test(data71)){
vErrors = report(vErrors, instancePath+"/eventAccommodations/" + i11, "pattern", {pattern: "^/api/accommodations/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/eventAccommodations/" + i11, "type", {type: "string"});
errors++;
}
}
let i12 = data70.length;
let j4;
if(i12 > 1){
const indices4 = {};
for(;i12--;){
let item4 = data70[i12];
if(typeof item4 !== "string"){
continue;
}
if(typeof indices4[item4] == "number"){
j4 = indices4[item4];
vErrors = report(vErrors, instancePath+"/eventAccommodations", "uniqueItems", {i: i12, j: j4});
errors++;
break;
}
indices4[item4] = i12;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/eventAccommodations", "type", {type: "array"});
errors++;
}
}
if(data.numberOfBookedRooms !== undefined){
let data72 = data.numberOfBookedRooms;
if(!(((typeof data72 == "number") && (!(data72 % 1) && !isNaN(data72))) && (isFinite(data72)))){
vErrors = report(vErrors, instancePath+"/numberOfBookedRooms", "type", {type: "integer"});
errors++;
}
if((typeof data72 == "number") && (isFinite(data72))){
if(data72 > 99 || isNaN(data72)){
vErrors = report(vErrors, instancePath+"/numberOfBookedRooms", "maximum", {comparison: "<=", limit: 99});
errors++;
}
if(data72 < 0 || isNaN(data72)){
vErrors = report(vErrors, instancePath+"/numberOfBookedRooms", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.notes !== undefined){
let data73 = data.notes;
if(typeof data73 === "string"){
if(func3(data73) > 4000){
vErrors = report(vErrors, instancePath+"/notes", "maxLength", {limit: 4000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/notes", "type", {type: "string"});
errors++;
}
}
if(data.organized !== undefined){
if(typeof data.organized !== "boolean"){
vErrors = report(vErrors, instancePath+"/organized", "type", {type: "boolean"});
errors++;
}
}
if(data.guideFinished !== undefined){
if(typeof data.guideFinished !== "boolean"){
vErrors = report(vErrors, instancePath+"/guideFinished", "type", {type: "boolean"});
errors++;
}
}
if(data.concluded !== undefined){
if(typeof data.concluded !== "boolean"){
vErrors = report(vErrors, instancePath+"/concluded", "type", {type: "boolean"});
errors++;
}
}
if(data.tell !== undefined){
let data77 = data.tell;
if(Array.isArray(data77)){
if(data77.length > 6){
vErrors = report(vErrors, instancePath+"/tell", "maxItems", {limit: 6});
errors++;
}
const len8 = data77.length;
for(let i13=0; i13<len8; i13++){
let data78 = data77[i13];
if(typeof data78 !== "string"){
vErrors = report(vErrors, instancePath+"/tell/" + i13, "type", {type: "string"});
errors++;
}
if(!((((((data78 === "bookers") || (data78 === "participants")) || (data78 === "guides")) || (data78 === "houses")) || (data78 === "remembered")) || (data78 === "office"))){
vErrors = report(vErrors, instancePath+"/tell/" + i13, "enum", {allowedValues: schema11.properties.tell.items.enum});
errors++;
}
}
let i14 = data77.length;
let j5;
if(i14 > 1){
const indices5 = {};
for(;i14--;){
let item5 = data77[i14];
if(typeof item5 !== "string"){
continue;
}
if(typeof indices5[item5] == "number"){
j5 = indices5[item5];
vErrors = report(vErrors, instancePath+"/tell", "uniqueItems", {i: i14, j: j5});
errors++;
break;
}
indices5[item5] = i14;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/tell", "type", {type: "array"});
errors++;
}
}
if(data.freeCancellation !== undefined){
if(typeof data.freeCancellation !== "boolean"){
vErrors = report(vErrors, instancePath+"/freeCancellation", "type", {type: "boolean"});
errors++;
}
}
if(data.seal !== undefined){
let data80 = data.seal;
if(typeof data80 === "string"){
if(func3(data80) > 64){
vErrors = report(vErrors, instancePath+"/seal", "maxLength", {limit: 64});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/seal", "type", {type: "string"});
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
