// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateNewTour = Object.assign(validate10, {"required":["title","start","end","place","meetingText","leadText","programText","level","activities","priceComponents"],"nullable":["level"]});
const schema11 = {"type":"object","required":["title","start","end","place","meetingText","leadText","programText","level","activities","priceComponents"],"properties":{"offer":{"type":"string","pattern":"^/api/offers/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"title":{"type":"string","minLength":3,"maxLength":120,"pattern":"\\S"},"start":{"type":"string","format":"date-time"},"end":{"type":"string","format":"date-time"},"place":{"type":"string","maxLength":120},"meetingText":{"type":"string","maxLength":20000},"leadText":{"type":"string","maxLength":600},"programText":{"type":"string","maxLength":20000},"minimumParticipants":{"type":"integer","minimum":1,"maximum":99},"maximumParticipants":{"type":"integer","minimum":1,"maximum":99},"level":{"anyOf":[{"type":"string","pattern":"^/api/levels/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},{"type":"null"}]},"activities":{"type":"array","items":{"type":"string","pattern":"^/api/activities/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"maxItems":20,"uniqueItems":true},"priceComponents":{"type":"array","items":{"type":"object","required":["title","grossPrice","vatRate","eligibleForSacDiscount","accommodationCost"],"properties":{"title":{"type":"string","maxLength":60,"pattern":"\\S"},"grossPrice":{"type":"integer","minimum":0,"maximum":2000000,"multipleOf":5},"vatRate":{"type":"string","pattern":"^/api/vat_rates/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"eligibleForSacDiscount":{"type":"boolean"},"accommodationCost":{"type":"boolean"}},"additionalProperties":false},"maxItems":30},"state":{"type":"string","const":"draft"}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const func3 = ucs2length;
const pattern0 = new RegExp("^/api/offers/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern1 = new RegExp("\\S", "u");
const pattern2 = new RegExp("^/api/levels/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern3 = new RegExp("^/api/activities/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern5 = new RegExp("^/api/vat_rates/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const formats0 = formats["date-time"];

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "title"});
errors++;
}
if(data.start === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "start"});
errors++;
}
if(data.end === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "end"});
errors++;
}
if(data.place === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "place"});
errors++;
}
if(data.meetingText === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "meetingText"});
errors++;
}
if(data.leadText === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "leadText"});
errors++;
}
if(data.programText === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "programText"});
errors++;
}
if(data.level === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "level"});
errors++;
}
if(data.activities === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "activities"});
errors++;
}
if(data.priceComponents === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "priceComponents"});
errors++;
}
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.offer !== undefined){
let data0 = data.offer;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/offer", "pattern", {pattern: "^/api/offers/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/offer", "type", {type: "string"});
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func3(data1) > 120){
vErrors = report(vErrors, instancePath+"/title", "maxLength", {limit: 120});
errors++;
}
if(func3(data1) < 3){
vErrors = report(vErrors, instancePath+"/title", "minLength", {limit: 3});
errors++;
}
if(!pattern1.test(data1)){
vErrors = report(vErrors, instancePath+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.start !== undefined){
let data2 = data.start;
if(typeof data2 === "string"){
if(!(formats0(data2))){
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
let data3 = data.end;
if(typeof data3 === "string"){
if(!(formats0(data3))){
vErrors = report(vErrors, instancePath+"/end", "format", {format: "date-time"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/end", "type", {type: "string"});
errors++;
}
}
if(data.place !== undefined){
let data4 = data.place;
if(typeof data4 === "string"){
if(func3(data4) > 120){
vErrors = report(vErrors, instancePath+"/place", "maxLength", {limit: 120});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/place", "type", {type: "string"});
errors++;
}
}
if(data.meetingText !== undefined){
let data5 = data.meetingText;
if(typeof data5 === "string"){
if(func3(data5) > 20000){
vErrors = report(vErrors, instancePath+"/meetingText", "maxLength", {limit: 20000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/meetingText", "type", {type: "string"});
errors++;
}
}
if(data.leadText !== undefined){
let data6 = data.leadText;
if(typeof data6 === "string"){
if(func3(data6) > 600){
vErrors = report(vErrors, instancePath+"/leadText", "maxLength", {limit: 600});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/leadText", "type", {type: "string"});
errors++;
}
}
if(data.programText !== undefined){
let data7 = data.programText;
if(typeof data7 === "string"){
if(func3(data7) > 20000){
vErrors = report(vErrors, instancePath+"/programText", "maxLength", {limit: 20000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/programText", "type", {type: "string"});
errors++;
}
}
if(data.minimumParticipants !== undefined){
let data8 = data.minimumParticipants;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = report(vErrors, instancePath+"/minimumParticipants", "type", {type: "integer"});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 99 || isNaN(data8)){
vErrors = report(vErrors, instancePath+"/minimumParticipants", "maximum", {comparison: "<=", limit: 99});
errors++;
}
if(data8 < 1 || isNaN(data8)){
vErrors = report(vErrors, instancePath+"/minimumParticipants", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data.maximumParticipants !== undefined){
let data9 = data.maximumParticipants;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
vErrors = report(vErrors, instancePath+"/maximumParticipants", "type", {type: "integer"});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 99 || isNaN(data9)){
vErrors = report(vErrors, instancePath+"/maximumParticipants", "maximum", {comparison: "<=", limit: 99});
errors++;
}
if(data9 < 1 || isNaN(data9)){
vErrors = report(vErrors, instancePath+"/maximumParticipants", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data.level !== undefined){
let data10 = data.level;
const _errs23 = errors;
let valid1 = false;
const _errs24 = errors;
if(typeof data10 === "string"){
if(!pattern2.test(data10)){
vErrors = report(vErrors, instancePath+"/level", "pattern", {pattern: "^/api/levels/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/level", "type", {type: "string"});
errors++;
}
var _valid0 = _errs24 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs26 = errors;
if(data10 !== null){
vErrors = report(vErrors, instancePath+"/level", "type", {type: "null"});
errors++;
}
var _valid0 = _errs26 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/level", "anyOf", {});
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
if(data.activities !== undefined){
let data11 = data.activities;
if(Array.isArray(data11)){
if(data11.length > 20){
vErrors = report(vErrors, instancePath+"/activities", "maxItems", {limit: 20});
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(typeof data12 === "string"){
if(!pattern3.test(data12)){
vErrors = report(vErrors, instancePath+"/activities/" + i0, "pattern", {pattern: "^/api/activities/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/activities/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data11.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data11[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = report(vErrors, instancePath+"/activities", "uniqueItems", {i: i1, j: j0});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/activities", "type", {type: "array"});
errors++;
}
}
if(data.priceComponents !== undefined){
let data13 = data.priceComponents;
if(Array.isArray(data13)){
if(data13.length > 30){
vErrors = report(vErrors, instancePath+"/priceComponents", "maxItems", {limit: 30});
errors++;
}
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
let data14 = data13[i2];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.title === undefined){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2, "required", {missingProperty: "title"});
errors++;
}
if(data14.grossPrice === undefined){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2, "required", {missingProperty: "grossPrice"});
errors++;
}
if(data14.vatRate === undefined){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2, "required", {missingProperty: "vatRate"});
errors++;
}
if(data14.eligibleForSacDiscount === undefined){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2, "required", {missingProperty: "eligibleForSacDiscount"});
errors++;
}
if(data14.accommodationCost === undefined){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2, "required", {missingProperty: "accommodationCost"});
errors++;
}
for(const key1 in data14){
if(!(((((key1 === "title") || (key1 === "grossPrice")) || (key1 === "vatRate")) || (key1 === "eligibleForSacDiscount")) || (key1 === "accommodationCost"))){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2, "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data14.title !== undefined){
let data15 = data14.title;
if(typeof data15 === "string"){
if(func3(data15) > 60){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2+"/title", "maxLength", {limit: 60});
errors++;
}
if(!pattern1.test(data15)){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2+"/title", "type", {type: "string"});
errors++;
}
}
if(data14.grossPrice !== undefined){
let data16 = data14.grossPrice;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2+"/grossPrice", "type", {type: "integer"});
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 2000000 || isNaN(data16)){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2+"/grossPrice", "maximum", {comparison: "<=", limit: 2000000});
errors++;
}
if(data16 < 0 || isNaN(data16)){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2+"/grossPrice", "minimum", {comparison: ">=", limit: 0});
errors++;
}
let res0;
if((5 === 0 || (res0 = data16/5, res0 !== parseInt(res0)))){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2+"/grossPrice", "multipleOf", {multipleOf: 5});
errors++;
}
}
}
if(data14.vatRate !== undefined){
let data17 = data14.vatRate;
if(typeof data17 === "string"){
if(!pattern5.test(data17)){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2+"/vatRate", "pattern", {pattern: "^/api/vat_rates/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2+"/vatRate", "type", {type: "string"});
errors++;
}
}
if(data14.eligibleForSacDiscount !== undefined){
if(typeof data14.eligibleForSacDiscount !== "boolean"){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2+"/eligibleForSacDiscount", "type", {type: "boolean"});
errors++;
}
}
if(data14.accommodationCost !== undefined){
if(typeof data14.accommodationCost !== "boolean"){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2+"/accommodationCost", "type", {type: "boolean"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/priceComponents", "type", {type: "array"});
errors++;
}
}
if(data.state !== undefined){
let data20 = data.state;
if(typeof data20 !== "string"){
vErrors = report(vErrors, instancePath+"/state", "type", {type: "string"});
errors++;
}
if("draft" !== data20){
vErrors = report(vErrors, instancePath+"/state", "const", {allowedValue: "draft"});
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

export const validateNewTourOfOffer = Object.assign(validate11, {"required":["offer","start","end"],"nullable":[]});
const schema12 = {"type":"object","required":["offer","start","end"],"properties":{"offer":{"type":"string","pattern":"^/api/offers/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"start":{"type":"string","format":"date-time"},"end":{"type":"string","format":"date-time"},"state":{"type":"string","const":"draft"}},"additionalProperties":false};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.offer === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "offer"});
errors++;
}
if(data.start === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "start"});
errors++;
}
if(data.end === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "end"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "offer") || (key0 === "start")) || (key0 === "end")) || (key0 === "state"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.offer !== undefined){
let data0 = data.offer;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/offer", "pattern", {pattern: "^/api/offers/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/offer", "type", {type: "string"});
errors++;
}
}
if(data.start !== undefined){
let data1 = data.start;
if(typeof data1 === "string"){
if(!(formats0(data1))){
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
let data2 = data.end;
if(typeof data2 === "string"){
if(!(formats0(data2))){
vErrors = report(vErrors, instancePath+"/end", "format", {format: "date-time"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/end", "type", {type: "string"});
errors++;
}
}
if(data.state !== undefined){
let data3 = data.state;
if(typeof data3 !== "string"){
vErrors = report(vErrors, instancePath+"/state", "type", {type: "string"});
errors++;
}
if("draft" !== data3){
vErrors = report(vErrors, instancePath+"/state", "const", {allowedValue: "draft"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
